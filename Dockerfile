# A small image with the program alone: docker build -t vitrine . && docker run --rm -v "$PWD:/work" vitrine render widget.json
FROM swift:6.3-bookworm AS build
COPY . /source
WORKDIR /source
RUN Scripts/install-packages && apt-get install -y -qq --no-install-recommends binutils && Scripts/generate/make-dist \
  && mkdir /vitrine && tar -xzf dist/*.tar.gz -C /vitrine --strip-components=1

FROM debian:bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
  libpng16-16 libfreetype6 libharfbuzz0b libfribidi0 libdeflate0 libjpeg62-turbo libnettle8 libxxhash0 libxml2 libmicrohttpd12 libqpdf29 libcurl4 libseccomp2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /vitrine /usr/local
WORKDIR /work
ENTRYPOINT ["vitrine"]
CMD ["--help"]
