/** Shipping rates and taxes. Amounts are in minor units of the shop's own currency. */
interface ShippingRate {
  id: string
  name: string
  cents: number
  /** Free from this subtotal. */
  freeFrom?: number
}

/** Shipping at home is free from this subtotal. */
export const FREE_SHIPPING = 7500

const AT_HOME: ShippingRate = {id: 'ground', name: 'Ground', cents: 695, freeFrom: FREE_SHIPPING}
const NEXT_DOOR: ShippingRate = {id: 'north-america', name: 'North America', cents: 1450}
const ELSEWHERE: ShippingRate = {id: 'world', name: 'Worldwide', cents: 2400}

const RATES: Record<string, ShippingRate> = {US: AT_HOME, PR: AT_HOME, CA: NEXT_DOOR, MX: NEXT_DOOR}

export const shippingRate = (country: string): ShippingRate => RATES[country] ?? ELSEWHERE

export interface TaxRule {
  name: string
  /** Thousandths of a percent: 8875 is 8.875 %. */
  rate: number
}

interface TaxPlace extends TaxRule {
  country: string
  region?: string
  /** Postal codes of the region, by their first three digits. */
  postal?: readonly [from: number, to: number]
}

const TAXES: readonly TaxPlace[] = [
  {name: 'New York sales tax', rate: 8875, country: 'US', region: 'NY', postal: [100, 149]},
  {name: 'California sales tax', rate: 7250, country: 'US', region: 'CA', postal: [900, 961]},
  {name: 'GST', rate: 5000, country: 'CA'},
]

interface Place {
  country: string
  region: string
  postalCode: string
}

function isIn({country, region, postal}: TaxPlace, place: Place): boolean {
  if (country !== place.country) return false
  if (!region || region === place.region.toUpperCase()) return true
  const start = Number(place.postalCode.slice(0, 3))
  return !place.region && postal !== undefined && start >= postal[0] && start <= postal[1]
}

export const taxRules = (place: Place): TaxRule[] =>
  TAXES.filter((tax) => isIn(tax, place)).map(({name, rate}) => ({name, rate}))

/** Countries that the shop ships to. */
export const COUNTRIES = [
  'US',
  'PR',
  'CA',
  'MX',
  'GB',
  'IE',
  'FR',
  'DE',
  'NL',
  'ES',
  'IT',
  'SE',
  'JP',
  'AE',
  'EG',
  'SA',
  'AU',
  'NZ',
] as const

/** The lowest subtotal that the shop accepts. */
export const MINIMUM_ORDER = 1000
