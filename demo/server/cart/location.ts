import {COUNTRIES} from '../../seed/rates.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

/** The destination of a cart. */
export interface Location {
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
}

const LONGEST = 200
/** Countries without postal codes. */
const WITHOUT_POSTAL_CODE = ['AE']

const POSTAL_CODES: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  PR: /^\d{5}(-\d{4})?$/,
  CA: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
  JP: /^\d{3}-?\d{4}$/,
}

const isCountry = (code: string): boolean => COUNTRIES.some((country) => country === code)

/** Problems of a location, by field. */
export function findLocationProblems({country, postalCode}: Location): Record<string, string> {
  if (!isCountry(country)) return {country: messages.country}
  if (!postalCode) return WITHOUT_POSTAL_CODE.includes(country) ? {} : {postalCode: messages.required}
  return (POSTAL_CODES[country] ?? /./).test(postalCode) ? {} : {postalCode: messages.postalCode}
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

/** Accepts only strings, and trims them. */
export const readLocation = (fields: Record<string, unknown>): Location => ({
  line1: textOf(fields.line1),
  line2: textOf(fields.line2),
  city: textOf(fields.city),
  region: textOf(fields.region),
  postalCode: textOf(fields.postalCode),
  country: textOf(fields.country).toUpperCase(),
})

/** Throws, with a message for the visitor, if the shop does not ship there. */
export function checkLocation(location: Location): Location {
  const [problem] = Object.values(findLocationProblems(location))
  if (problem) throw new Refusal(422, problem === messages.required ? messages.postalCode : problem)
  return location
}
