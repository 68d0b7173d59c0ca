// The toolchain's Testing declares that a file which imports it beside a module called CoreGraphics imports
// this module too; the toolchain itself has it for Apple's platforms alone. There is nothing to add.
