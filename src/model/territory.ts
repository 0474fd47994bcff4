/** The United States and what belongs to them: one country for taxes and shipping (product.md §9). */
export const US_TERRITORIES = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'] as const

/** In whatever case. */
export const isUsTerritory = (country: string): boolean =>
  US_TERRITORIES.some((code) => code === country.toUpperCase())
