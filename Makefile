# The few commands people type; `make` lists them.

.PHONY: help check test format record gallery release dist

help:            ## list the commands
	@grep -hE '^[a-z]+: .*##' Makefile | sed 's/:.*##/ —/'

check:           ## everything CI runs
	.ci/run

test:            ## all tests
	swift test -c release

format:          ## format the sources
	swift format -i -r Sources Tests Package.swift

record:          ## record the golden pictures anew; look at the difference before committing
	VITRINE_RECORD=1 swift test --filter ExampleTests

gallery:         ## every example in every mode on five devices, into gallery/
	mkdir -p gallery
	for example in Examples/*.json; do \
	  swift run -c release vitrine render $$example --all-modes --device iphone-se \
	    --device iphone-7 --device iphone-7-plus --device iphone-x --device ipad-9.7 -o gallery/; \
	done

release:         ## the optimised program, at .build/release/vitrine
	swift build -c release --product vitrine

dist:            ## a tarball that runs on a bare Debian 12, in dist/
	Scripts/generate/make-dist
