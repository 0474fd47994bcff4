import {MAX_QUANTITY} from './quantity.ts'

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
