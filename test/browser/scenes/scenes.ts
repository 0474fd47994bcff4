import type {Scene} from './scene.ts'
import {cart} from './scenes/cart.ts'
import {formScenes} from './scenes/forms.ts'
import {pictures} from './scenes/pictures.ts'
import {products} from './scenes/products.ts'
import {rest} from './scenes/rest.ts'
import {search} from './scenes/search.ts'

/** Every scene, by widget. */
export const SCENES: readonly Scene[] = [
  ...rest,
  ...products,
  ...search,
  ...cart,
  ...formScenes,
  ...pictures,
].sort((a, b) => a.widget.localeCompare(b.widget, 'en'))
