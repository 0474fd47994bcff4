import {readFile} from 'node:fs/promises'
import {expect, it} from 'vitest'
import {readWidgets} from '../read-widgets.ts'
import {root} from '../root.ts'
import {checkTypes} from './check-types.ts'
import {reactTypes} from './react-types.ts'
import {pascalCase} from './types.ts'

const widgets = await readWidgets()
const names = widgets.map(({name}) => pascalCase(name))

const GOOD = `
import {cart, configure, ${names.join(', ')}, useCart} from './index'
configure({api: 'https://api.example', strings: {'add-to-cart.added': 'In the bag'}})
export const all = [${names.map((name) => `<${name} key="${name}" className="a" data-x={1} />`).join(', ')}]
export const one = (
  <AddToCart
    product={{id: 'mug'}} mode="list" quantity={2} express
    onItemAdded={({detail}) => detail.cart.entries[0]?.title.length}
    onError={(event) => event.detail.widget}
  >
    <button type="submit">Add</button>
  </AddToCart>
)
export const two = <Gallery as="section" design="slider" lightboxTheme="light" onGalleryChange={({detail}) => detail.index + 1} />
export const Total = () => useCart().cart?.totalQuantity ?? 0
export const add = () => cart.add({itemId: 'mug', sku: null, quantity: 2}).then(({totalQuantity}) => totalQuantity)
`

const BAD = `import {AddToCart, cart, CartPopover, Gallery} from './index'
export const one = <AddToCart mode="shop" />
export const two = <Gallery desing="grid" />
export const three = <CartPopover position="left" />
export const four = <Gallery onGalleryChange={(event: CustomEvent<{page: number}>) => event.detail.page} />
export const five = cart.add({sku: 'A'})
`

it('the published types are complete, and mind what no component takes', {timeout: 60_000}, async () => {
  const types = await reactTypes(widgets, (file) => readFile(root + file, 'utf8'))
  const problems = checkTypes({'index.d.ts': types, 'good.tsx': GOOD, 'bad.tsx': BAD})
  expect(problems.map(({file, line}) => `${file} ${line}`)).toEqual(
    [2, 3, 4, 5, 6].map((line) => `bad.tsx ${line}`),
  )
})
