import {expect, it} from 'vitest'
import {checkTypes} from '../../build/hints/check-types.ts'

const GOOD = `import {ready} from '../../loader/embed.ts'
declare module '../../loader/embed.ts' {
  interface EventDetails { 'size-chosen': {size: string} }
}
export const vitrine = await ready()
export const off = vitrine.on('item-added', ({detail}) => detail.item.title + detail.quantityAdded.toFixed())
vitrine.on('strings', ({detail}) => detail['add-to-cart.added']?.length)
vitrine.on('size-chosen', ({detail}) => detail.size.length)
document.addEventListener('vitrine:cart-change', ({detail}) => detail.cart?.entries.length)
document.body.addEventListener('vitrine:error', (event) => event.detail.widget)
`

const BAD = `import {ready} from '../../loader/embed.ts'
import {emit} from '../../src/page/emit.ts'
export const vitrine = await ready()
vitrine.on('item-aded', () => {})
vitrine.on('item-added', ({detail}) => detail.itm)
vitrine.on('gallery-change', (event: CustomEvent<{page: number}>) => event.detail.page)
document.addEventListener('vitrine:cart-change', ({detail}) => detail.card)
emit('item-aded', {})
emit('gallery-change', {index: 1})
emit('gallery-change', {index: 1, count: 'three'})
`

it('the compiler knows the names and payloads of events, ours and the page’s own', () => {
  expect(checkTypes({'good.ts': GOOD})).toEqual([])
  const problems = checkTypes({'bad.ts': BAD})
  expect(problems.map(({file, line}) => `${file} ${line}`)).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((line) => `bad.ts ${line}`),
  )
})
