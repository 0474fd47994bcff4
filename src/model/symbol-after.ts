/** Symbols that follow the amount, also in a locale that only knows the code (product.md §9). */
export const SYMBOL_AFTER: Record<string, string> = {
  NOK: 'kr',
  DKK: 'kr',
  SEK: 'kr',
  CZK: 'Kč',
  RUB: '₽',
  PLN: 'zł',
}
