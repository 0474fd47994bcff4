/** The United States and their territories: one country for taxes and shipping (product.md §9). */
export const US_TERRITORIES = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'] as const

/** Ignores case. */
export const isUsTerritory = (country: string): boolean =>
  US_TERRITORIES.some((code) => code === country.toUpperCase())
