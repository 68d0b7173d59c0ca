# Common commands; `make` lists them.

.PHONY: help quick check test format record gallery release dist

help:            ## list the commands
	@grep -hE '^[a-z]+: .*##' Makefile | sed 's/:.*##/ —/'

quick:           ## the checks to run before each commit, in under two minutes after a build
	swift format lint --strict -r Sources Tests Fuzz Benchmarks/Package.swift Benchmarks/Sources Package.swift
	Scripts/checks/check-language
	Scripts/checks/check-structure
	Scripts/checks/check-folder-cycles
	Scripts/checks/check-links
	swift build -c release --build-tests
	swift test -c release --skip-build

check:           ## all checks that CI runs
	.ci/run

test:            ## all tests
	swift test -c release

format:          ## format the sources
	swift format -i -r Sources Tests Package.swift

record:          ## record the golden pictures again; look at the difference before committing
	VITRINE_RECORD=1 swift test --filter ExampleTests

gallery:         ## every example in every mode on five devices, into gallery/
	mkdir -p gallery
	for example in Examples/*.json; do \
	  swift run -c release vitrine render $$example --all-modes --device iphone-se \
	    --device iphone-7 --device iphone-7-plus --device iphone-x --device ipad-9.7 -o gallery/; \
	done

release:         ## the optimized program, at .build/release/vitrine
	swift build -c release --product vitrine

dist:            ## the packages of a release, in dist/
	Scripts/release/make-release
