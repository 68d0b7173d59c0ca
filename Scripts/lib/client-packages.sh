# Prepares the folder $clients for packages that depend on this one at ../vitrine. $root is this
# package's root.
#
# They share a build folder, so that this package is compiled only once.
clients="$root/.build/clients"
mkdir -p "$clients"
ln -sfn "$root" "$clients/vitrine"
export SWIFTPM_BUILD_DIR="$clients/build"
