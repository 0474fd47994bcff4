import {changeOne} from '../../browser/support/releases.ts'
import type {Flow} from '../flow.ts'
import {ADD} from './places.ts'

const LOADER = '/vitrine/loader.js'

/** Until no file has arrived for a second. */
const QUIET = `new Promise((resolve) => {
  const count = () => performance.getEntriesByType('resource').length
  const look = (last) => setTimeout(() => (count() === last ? resolve(true) : look(count())), 1000)
  look(count())
})`

export const returning: Flow = {
  name: 'a visitor who returns after a release that changes one line',
  async run({shopper, proxy, check}) {
    const add = async (text: string): Promise<void> => {
      await shopper.goto('/shop/tide-bowl')
      await shopper.appears('.shop-header [data-vitrine-state=mounted]')
      await shopper.click(ADD)
      await check(`the button says “${text}”`, () => shopper.text(ADD), text)
      await shopper.js(QUIET)
    }
    const filesAsked = () => proxy.asked.filter((call) => /\/vitrine\/(chunks|assets)\//.test(call))
    await add('Added!')
    // what passes below the mouse may come with one of the visits alone
    await add('Added!')
    await check('the first visits fetch the files', async () => filesAsked().length > 9, true)
    proxy.asked.length = 0
    for (const [path, code] of Object.entries(changeOne('Added!', 'In the bag')))
      proxy.files[`/vitrine/${path}`] = [path.endsWith('.js') ? 'text/javascript' : 'text/css', code]
    // as if a minute had passed
    await shopper.js(`fetch('${LOADER}', {cache: 'reload'}).then(({ok}) => ok)`)
    await add('In the bag')
    await check('the next visit fetches no other file than the changed one', async () => filesAsked(), [])
  },
}
