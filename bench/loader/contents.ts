import {readBuilt} from '../../test/helpers/read-built.ts'
import {bundlePeer} from './bundle-peer.ts'
import {type Contender, contenders, nextCart} from './contenders.ts'
import {renderPage} from './page.ts'
import type {Contents} from './serve.ts'

const bundlePath = ({peer}: Contender): string => `/peers/${peer?.replace(/\.tsx?$/, '')}.js`

/** Address of the script that the page names. */
const scriptPath = (contender: Contender): string =>
  contender.loader ? bundlePath(contender).replace('.js', '-loader.js') : bundlePath(contender)

/** Address of a contender's page. */
export const pagePath = (contender: Contender, widgets: number): string =>
  `/${contender.name.replaceAll(' ', '-')}/${widgets}`

/** A page that warms the browser up, so that no run pays for a new process. */
export const BLANK = '/blank'

const cart = {
  id: 'cart',
  entries: [{id: 'entry', itemId: 'item', quantity: nextCart.items, subTotal: nextCart.subtotalCents}],
  totalQuantity: nextCart.items,
  subtotalCents: nextCart.subtotalCents,
}

/** Everything that the server has to know, by path. */
export async function createContents(counts: readonly number[]): Promise<Contents> {
  const contents: Contents = {
    ...readBuilt(),
    '/api/commerce/shopping-cart': JSON.stringify(cart),
    [BLANK]: '<!doctype html><title>Blank</title>',
  }
  for (const contender of contenders) {
    const bundle = bundlePath(contender)
    if (contender.peer) contents[bundle] ??= await bundlePeer(contender.peer)
    if (contender.loader) contents[scriptPath(contender)] = contender.loader(bundle)
    for (const count of counts)
      contents[pagePath(contender, count)] = renderPage(contender, count, scriptPath(contender))
  }
  return contents
}
