/** The most that a quantity field takes (product.md §5). */
export const MAX_QUANTITY = 9999
