# Prepares the folder $clients for packages that depend on this one, whose root is $root.
#
# For them this package is ../vitrine. They share a build folder, so that it is compiled once for all.
clients="$root/.build/clients"
mkdir -p "$clients"
ln -sfn "$root" "$clients/vitrine"
export SWIFTPM_BUILD_DIR="$clients/build"
