// The toolchain's Testing module declares this overlay: a file that imports Testing and
// CoreGraphics also imports this module. The toolchain contains it only for Apple's platforms. The
// module is empty because Vitrine adds no declarations to it.
