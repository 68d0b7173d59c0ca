# Two images: the program alone, and with the compiler for --run.
#   docker build -t vitrine . && docker run --rm -v "$PWD:/work" vitrine render widget.json
#   docker build -t vitrine:swift --target swift . && docker run --rm -v "$PWD:/work" vitrine:swift render MyApp --run
FROM swift:6.3-bookworm AS build
COPY . /source
WORKDIR /source
RUN Scripts/install-packages \
  && apt-get install -y -qq --no-install-recommends binutils dpkg-dev g++ python3 \
  && Scripts/release/make-release \
  && swift build -c release --product VitrineRunner && swift build -c release --product VitrineSnapshotRunner \
  && swift build -c release --product vitrine-cage \
  && Scripts/release/make-run-package .build/release dist

FROM swift:6.3-bookworm AS swift
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libpng16-16 libfreetype6 libharfbuzz0b \
  libfribidi0 libdeflate0 libjpeg62-turbo libnettle8 libxxhash0 libexpat1 libyaml-0-2 libseccomp2 && rm -rf /var/lib/apt/lists/*
RUN --mount=type=bind,from=build,source=/source/dist,target=/dist \
  tar -xzf /dist/vitrine-*-linux-*.tar.gz -C /usr/local --strip-components=1 \
  && tar -xzf /dist/vitrine-run-*.tar.gz -C /usr/local
WORKDIR /work
ENTRYPOINT ["vitrine"]
CMD ["--help"]

FROM debian:bookworm-slim AS vitrine
RUN --mount=type=bind,from=build,source=/source/dist,target=/dist \
  tar -xzf /dist/vitrine-*-linux-*.tar.gz -C /usr/local --strip-components=1
WORKDIR /work
ENTRYPOINT ["vitrine"]
CMD ["--help"]
