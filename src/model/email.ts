/** Minimum length of the whole address (product.md §5, forms). */
const SHORTEST = 3
const LONGEST = 256

/** A local part, an @, and a dotted domain. The top-level domain has 2 to 63 letters or digits, or is in punycode. */
const ADDRESS = /^[^\s@]+@([^\s@.]+\.)+([\p{L}\p{M}\d]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/iu

export const isEmail = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && ADDRESS.test(text)
