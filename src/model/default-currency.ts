/** What a store sells in that does not say (product.md §3). */
export const DEFAULT_CURRENCY = 'USD'
