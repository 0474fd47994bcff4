import type {Money} from '../model/money.ts'
import type {formatMoney} from './money.ts'

let format: typeof formatMoney | undefined

/** Called by code that has loaded it already. */
export function provideMoney(loaded: typeof formatMoney): void {
  format = loaded
}

/** Fetches what `formatMoneyIfThere` needs. */
export const fetchMoney = (): Promise<void> =>
  import('./money.ts').then((loaded) => provideMoney(loaded.formatMoney))

/** `formatMoney` in a separate chunk: most visitors never see an amount change. Null until it has loaded. */
export const formatMoneyIfThere = (money: Money, locale: string): string | null =>
  format?.(money, locale) ?? null
