import {MAX_QUANTITY} from './quantity.ts'
import {type QuantityLimits, toStep} from './quantity-limits.ts'

/** The reason is the key of its text. */
export type ParsedQuantity =
  | {ok: true; value: number}
  | {ok: false; reason: 'notANumber' | 'notWhole' | 'outOfRange'}

/** Plain digits only (`1e3` and `0x10` are typos); some keyboards produce full-width digits. */
export function parseQuantity(text: string): ParsedQuantity {
  const digits = text.normalize('NFKC').trim()
  if (!/^[+-]?\d+(\.\d*)?$/.test(digits)) return {ok: false, reason: 'notANumber'}
  if (/\.0*[1-9]/.test(digits)) return {ok: false, reason: 'notWhole'}
  const value = Number(digits)
  return value >= 1 && value <= MAX_QUANTITY ? {ok: true, value} : {ok: false, reason: 'outOfRange'}
}

/** The same within the limits of a field. */
export function parseWithin(
  text: string,
  limits: QuantityLimits,
): ParsedQuantity | {ok: false; reason: 'notInSteps'} {
  const parsed = parseQuantity(text)
  if (!parsed.ok) return parsed
  const {value} = parsed
  if (value < limits.min || value > limits.max) return {ok: false, reason: 'outOfRange'}
  return toStep(value, limits, true) === value ? parsed : {ok: false, reason: 'notInSteps'}
}

/** The values in the messages about these limits. */
export const limitWords = ({min, max, step}: QuantityLimits, text: string): Record<string, string> => ({
  min: `${min}`,
  max: `${max}`,
  step: `${step}`,
  example: `${toStep(Number(text) || min, {min, max, step}, true)}`,
})
