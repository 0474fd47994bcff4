/** Symbols that people write behind the amount, also in a language that knows only the code (product.md §9). */
export const SYMBOL_AFTER: Record<string, string> = {
  NOK: 'kr',
  DKK: 'kr',
  SEK: 'kr',
  CZK: 'Kč',
  RUB: '₽',
  PLN: 'zł',
}
