import type {Flow} from '../flow.ts'
import {ADD, COUNT} from './places.ts'

export const faults: Flow = {
  name: 'a file fails once, and a policy is enforced',
  async run({shopper, shop, proxy, check}) {
    await shopper.goto('/shop/tide-bowl')
    await shopper.hover(ADD)
    await shopper.appears('main [data-vitrine=add-to-cart][data-vitrine-state=mounted]')
    const failing = await findChunks(shopper.js)
    for (const path of failing) await shop.fault({path, status: 503, times: 1})
    await shopper.click(ADD)
    const isAdded = async () => (await shop.held()).join() || 'nothing'
    await check('the first click adds, by script or by its form', isAdded, '1 × BOWL-TIDE')
    await check('the header counts it', () => shopper.text(COUNT), '1')
    await shop.clearFaults()
    await shopper.goto('/shop/tide-bowl')
    await shopper.click(ADD)
    await check('later clicks, too', isAdded, '2 × BOWL-TIDE')

    await check(
      'HTML in a text is refused',
      () =>
        shopper.js(
          `(() => { try { document.createElement('p').innerHTML = '<b>x</b>' } catch { return 'refused' } })()`,
        ),
      'refused',
    )
    await check(
      'and noted, as anything that goes wrong would be',
      async () => proxy.notes.splice(0).some((note) => note.includes('require-trusted-types-for')),
      true,
    )
  },
}

/** Addresses of the files that an addition fetches. */
async function findChunks(js: (expression: string) => Promise<unknown>): Promise<string[]> {
  const manifest = await js(`fetch('/vitrine/manifest.json').then((reply) => reply.text())`)
  const {modules}: {modules: Record<string, string[]>} = JSON.parse(String(manifest))
  const needed = ['src/actions/index.ts', 'widgets/add-to-cart/lazy/Active.tsx']
  const files = Object.keys(modules).filter((file) =>
    modules[file]?.some((module) => needed.includes(module)),
  )
  return files.map((file) => `/vitrine/${file}`)
}
