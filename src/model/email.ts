/** Characters of the whole address (product.md §5, forms). */
const SHORTEST = 3
const LONGEST = 256

/** A local part, an @, and a dotted domain that ends in two to four letters or digits (product.md §5, forms). */
export const isEmail = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && /^[^\s@]+@([^\s@.]+\.)+[a-z\d]{2,4}$/i.test(text)
