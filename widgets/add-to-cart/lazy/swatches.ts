import './swatches.css'
import type {Product} from '../../../src/model/product.ts'
import {imageSwatch, readSwatch, type Swatches} from '../../../src/model/swatches.ts'
import {swatchStyle} from '../../../src/ui/swatch-style.ts'
import {setStyle} from '../../../src/widget/adopt.ts'
import {createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import {isSelect, type OptionControl} from '../parts/controls.ts'
import {ownValue} from './selection.ts'

const CLASS = 'add-to-cart__swatch'
const NAMES = {color: '--add-to-cart-swatch-color', image: '--add-to-cart-swatch-image'}

/**
 * Radio buttons show the colour or the picture of their value. The radio button itself becomes the swatch: its name, its
 * keys and its place in the form stay.
 */
export function showSwatches(
  controls: readonly OptionControl[],
  product: Product,
  kind: Swatches,
  signal: AbortSignal,
): void {
  const adopt = createAdoptionSet(signal)
  for (const control of controls) {
    const {name, element, button} = control
    const value = ownValue(control)
    const swatch = readSwatch(product, name, value) ?? imageSwatch(product, name, value, kind)
    const style = button || isSelect(element) ? null : swatchStyle(swatch, NAMES)
    if (!style) continue
    adopt(element, {classes: {[CLASS]: true}})
    signal.addEventListener('abort', setStyle(element, ...style))
  }
}
