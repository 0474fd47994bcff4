import {Hono} from 'hono'
import {readExamples} from '../../../build/read-examples.ts'
import {fillExample} from '../../qa/fill-example.ts'
import {readPageFault} from '../../qa/page-faults.ts'
import {platformExamples} from '../../qa/platform-examples.ts'
import {readPresentation} from '../../qa/presentation.ts'
import {readSizes} from '../../qa/read-sizes.ts'
import {switchesOf} from '../../qa/switches.ts'
import {qaPage} from '../../views/qa.ts'
import {listProducts} from '../catalogue/catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import type {Templates} from '../site/templates.ts'
import type {Asset} from './shop-files.ts'

/** Scripts of the page of all widgets, of the page of one widget, and of the frames in it. */
export type QaScripts = Record<'examples' | 'widget' | 'frame', Asset>

export interface QaPagesOptions {
  scripts: QaScripts
  templates: () => Promise<Templates>
  distFolder: string
  scriptUrl: string
}

/** Each of these changes the whole page for the others: the cart page shows no popover, and an overlay covers the page. */
const ALONE = ['cart-page', 'popup-overlay']

const linkTo = (widget: string) => `<p><a href="/qa?widget=${widget}">Open on a separate page</a></p>`

/** The page with every widget; `?widget=` selects one. */
export function qaPages(
  {database}: Services,
  render: Render,
  {scripts, templates, distFolder}: QaPagesOptions,
) {
  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const store = c.get('store')
    const query = new URL(c.req.url).searchParams
    const [own, products, sizes] = await Promise.all([
      readExamples(),
      listProducts(database, store),
      readSizes(distFolder),
    ])
    const filled = own.map((example) =>
      fillExample(example, {products, crumb: c.get('crumb'), entry: 'none'}),
    )
    const all = [...filled, ...platformExamples(await templates(), products, store)]
    const asked = c.req.query('widget')
    const examples = all
      .filter(({widget}) => !asked || widget === asked)
      .map((one) => (!asked && ALONE.includes(one.widget) ? {...one, markup: linkTo(one.widget)} : one))
    const presentation = readPresentation(query, store)
    const switches = switchesOf(presentation, readPageFault(query))
    return render(
      c,
      qaPage({
        examples,
        products,
        sizes,
        script: scripts.examples.url,
        switches,
        presentation,
        asked: asked ?? '',
      }),
    )
  })
  return app
}
