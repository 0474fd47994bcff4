import {type Merchandising, parseMerchandising} from '../../../src/model/merchandising.ts'
import {activeTexts as text} from './strings.ts'

/** The settings of the product; a limit on the element overrides them, except for their text. */
export function readScarcity(merchandising: unknown, lowStock: number | null): Merchandising {
  const settings = parseMerchandising(merchandising)
  return lowStock === null
    ? settings
    : {
        ...settings,
        scarcityEnabled: true,
        scarcityLimit: lowStock,
        scarcityText: settings.scarcityText ?? text('left'),
      }
}
