import {readBuilt} from '../../test/helpers/read-built.ts'
import {bundlePeer} from './bundle-peer.ts'
import type {Contender, Subject} from './contender.ts'
import {firstItem} from './forms/render-form.ts'
import {nextCart} from './indicators.ts'
import {renderPage} from './page.ts'
import type {Contents} from './serve.ts'

const bundlePath = (file = ''): string => `/peers/${file.replace(/\.tsx?$/, '')}.js`

/** Address of the script in the page. */
const scriptPath = ({peer, loader}: Contender): string =>
  loader ? bundlePath(peer).replace('.js', '-loader.js') : bundlePath(peer)

/** Address of a contender's page. */
export const pagePath = ({name}: Subject, contender: Contender, widgets: number): string =>
  `/${name}/${contender.name.replaceAll(/\W+/g, '-')}/${widgets}`

/** A page that warms up the browser, so that no run includes the start of a process. */
export const BLANK = '/blank'

const CART = '/api/commerce/shopping-cart'

const entry = {...firstItem, id: 'entry', quantity: nextCart.items, subTotal: nextCart.subtotalCents}

const cart = {
  id: 'cart',
  entries: [entry],
  totalQuantity: nextCart.items,
  subtotalCents: nextCart.subtotalCents,
}

async function bundle({peer, symbols}: Contender): Promise<Contents> {
  const bundles = [peer, symbols].flatMap((file) => (file ? [file] : []))
  const entries = await Promise.all(
    bundles.map(
      async (file): Promise<[path: string, text: string]> => [bundlePath(file), await bundlePeer(file)],
    ),
  )
  return Object.fromEntries(entries)
}

/** All content for the server, by path. */
export async function createContents(
  subjects: readonly Subject[],
  counts: readonly number[],
): Promise<Contents> {
  const contents: Contents = {
    ...readBuilt(),
    [CART]: JSON.stringify(cart),
    [`${CART}/entries`]: JSON.stringify({shoppingCart: cart, newlyAdded: entry}),
    [BLANK]: '<!doctype html><title>Blank</title>',
  }
  for (const subject of subjects)
    for (const contender of subject.contenders) {
      Object.assign(contents, await bundle(contender))
      const script = scriptPath(contender)
      if (contender.loader) contents[script] = contender.loader(bundlePath(contender.peer))
      for (const widgets of counts)
        contents[pagePath(subject, contender, widgets)] = renderPage(subject, contender, {widgets, script})
    }
  return contents
}
