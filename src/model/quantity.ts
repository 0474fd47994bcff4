/** The maximum of a quantity field (product.md §5). */
export const MAX_QUANTITY = 9999
