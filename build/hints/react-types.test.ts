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
import {cart, configure, type FormDefinition, ${names.join(', ')}, useCart} from './index'
configure({api: 'https://api.example', strings: {'add-to-cart.added': 'In the bag'}})
export const all = [${names
  .filter((name) => name !== 'AddToCart')
  .map((name) => `<${name} key="${name}" className="a" data-x={1} />`)
  .join(', ')}]
export const byId = [<AddToCart productId="mug" />, <AddToCart itemId="mug" variants={[]} />]
export const one = (
  <AddToCart
    product={{id: 'mug', variants: [{sku: 'M', price: 2800, attributes: {Size: 'Small'}}]}} mode="list" quantity={2} express
    onItemAdded={({detail}) => detail.cart.entries[0]?.title.length}
    onError={(event) => event.detail.widget}
  >
    <button type="submit">Add</button>
  </AddToCart>
)
export const two = <Gallery as="section" design="slider" lightboxTheme="light" onGalleryChange={({detail}) => detail.index + 1} />
const item = {id: 'mug', recordType: 11, tags: ['clay'], structuredContent: {productType: 1, variants: [], weight: 2}} as const
export const three = <AddToCart product={item} variants={[{priceMoney: {currency: 'USD', value: '28.00'}}]} />
const form: FormDefinition = {id: 'ask', fields: [{id: 'size', type: 'select', options: ['S', {label: 'L'}]}]}
export const four = <Form form={form} />
export const five = <CartPage options={{storeCurrency: 'EUR', minimumOrderSubtotal: {currency: 'EUR', value: '10.00'}}} />
export const six = <PopupOverlay options={{showOnTimer: true, title: 'News', form}} />
export const seven = <MemberAccount labels={{logIn: 'Come in'}} />
export const Total = () => useCart().cart?.totalQuantity ?? 0
export const add = () => cart.add({itemId: 'mug', sku: null, quantity: 2}).then(({totalQuantity}) => totalQuantity)
`

const BAD = `import {AddToCart, AdditionalFields, cart, CartPage, CartPopover, Form, Gallery, MemberAccount, Newsletter, OrderConfirmed, PopupOverlay} from './index'
export const one = <AddToCart productId="mug" mode="shop" />
export const two = <Gallery desing="grid" />
export const three = <CartPopover position="left" />
export const four = <Gallery onGalleryChange={(event: CustomEvent<{page: number}>) => event.detail.page} />
export const five = cart.add({sku: 'A'})
export const six = <AddToCart product={{id: 'mug', varants: [{price: 2800}]}} />
export const seven = <AddToCart product={{id: 'mug', variants: [{prise: 2800}]}} />
export const eight = <AddToCart product={{id: 'mug', structuredContent: {varants: []}}} />
export const nine = <AddToCart itemId="mug" variants={{price: 2800}} />
export const ten = <AddToCart productId="mug" merchandising={{scarcityEnabled: 'yes'}} />
export const eleven = <Form form={{feilds: []}} />
export const twelve = <Newsletter form={{fields: [{id: 'a'}]}} />
export const thirteen = <AdditionalFields form={{fields: [{id: 'a', type: 'mail'}]}} />
export const fourteen = <Gallery options={{desing: 'grid'}} />
export const fifteen = <CartPage options={{storeCurency: 'EUR'}} />
export const sixteen = <PopupOverlay options={{showOnTimr: true}} />
export const seventeen = <MemberAccount labels={{login: 'Come in'}} />
export const eighteen = <OrderConfirmed order={{items: []}} />
export const nineteen = <AddToCart mode="list" />
`

it('the published types are complete, and reject props that no component has', async () => {
  const types = await reactTypes(widgets, (file) => readFile(root + file, 'utf8'))
  const problems = checkTypes({'index.d.ts': types, 'good.tsx': GOOD, 'bad.tsx': BAD})
  expect(problems.map(({file, line}) => `${file} ${line}`)).toEqual(
    Array.from({length: 19}, (_, line) => line + 2).map((line) => `bad.tsx ${line}`),
  )
})
