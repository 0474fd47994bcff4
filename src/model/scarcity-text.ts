import type {Merchandising} from './merchandising.ts'

/** The scarcity text for this much stock, or null. Pages name its one number differently: every `{word}` is the stock. */
export const scarcityText = (settings: Merchandising, stock: number): string | null =>
  settings.scarcityEnabled && stock > 0 && stock <= settings.scarcityLimit
    ? (settings.scarcityText?.replace(/\{\w+\}/g, `${stock}`) ?? null)
    : null
