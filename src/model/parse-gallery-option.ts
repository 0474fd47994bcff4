import type {GalleryOption} from './gallery-options.ts'

/** An option's value, and the problem of its input. */
export interface ParsedOption {
  value: boolean | number | string
  problem?: string
}

type OptionOf<T extends GalleryOption['type']> = Extract<GalleryOption, {type: T}>

/** An attribute without a value is on. */
function parseSwitch(text: string, value: boolean): ParsedOption {
  if (/^(true|1|)$/.test(text)) return {value: true}
  return /^(false|0)$/.test(text) ? {value: false} : {value, problem: 'is neither true nor false'}
}

function parseWhole(text: string, {min, max, ...option}: OptionOf<'integer'>): ParsedOption {
  const number = text ? Number(text) : option.default
  const value = Math.min(Math.max(number, min), max)
  if (Number.isInteger(number) && value === number) return {value}
  const problem = `is no whole number from ${min} to ${max}`
  return {value: Number.isInteger(number) ? value : option.default, problem}
}

/** Above 0: `50` is half as high as wide. */
export const isPercent = (text: string): boolean => /^\d{1,3}(\.\d+)?$/.test(text) && Number(text) > 0

/** Reads one option from the text of an attribute, or from a JSON value; an empty value is the default. */
export function parseGalleryOption(raw: unknown, option: GalleryOption): ParsedOption {
  const {default: value} = option
  // lists and objects are never a valid value, whatever their text
  const text = typeof raw === 'object' && raw ? '{}' : `${raw ?? 'null'}`.trim()
  if (text === 'null') return {value}
  if (option.type === 'boolean') return parseSwitch(text, option.default)
  if (option.type === 'integer') return parseWhole(text, option)
  if (!text || option.choices.includes(text) || (option.percent && isPercent(text)))
    return {value: text || value}
  return {value, problem: `is not one of ${option.choices.join(', ')}`}
}
