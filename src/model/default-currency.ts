/** The currency of a store that names none (product.md §3). */
export const DEFAULT_CURRENCY = 'USD'
