import {MAX_QUANTITY} from './quantity.ts'

/** What a quantity field accepts; both ends are quantities that it accepts. */
export interface QuantityLimits {
  min: number
  max: number
  step: number
}

/** The attributes of a number field. */
interface Field {
  min: string
  max: string
  step: string
  /** The `value` attribute. */
  defaultValue: string
}

const ANY: QuantityLimits = {min: 1, max: MAX_QUANTITY, step: 1}

const read = (text: string): number | undefined =>
  text.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined

/** The nearest accepted quantity, up or down. */
export function toStep(value: number, {min, step}: QuantityLimits, isUp: boolean): number {
  const steps = (value - min) / step
  return min + (isUp ? Math.ceil(steps) : Math.floor(steps)) * step
}

/** As in HTML, steps count from `min`, or else from the `value` attribute. Quantities are whole. */
export function readLimits(field: Field | null): QuantityLimits {
  if (!field) return ANY
  const [min, max, step = 1] = [read(field.min), read(field.max), read(field.step)]
  const grid: QuantityLimits = {
    ...ANY,
    min: Math.ceil(min ?? read(field.defaultValue) ?? 0),
    step: step > 1 && Number.isInteger(step) ? step : 1,
  }
  const lowest = toStep(Math.max(1, Math.ceil(min ?? 1)), grid, true)
  const highest = toStep(Math.min(MAX_QUANTITY, max ?? MAX_QUANTITY), grid, false)
  return {min: lowest, max: Math.max(lowest, highest), step: grid.step}
}
