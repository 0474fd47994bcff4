import {Hono} from 'hono'
import {type Look, lookPage, looksPage} from '../../views/looks.ts'
import {listProducts} from '../catalogue/catalogue.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {contentSecurityPolicy} from '../http/headers.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'

interface Options {
  looks: readonly Look[]
  /** The address of the common layout. */
  layout: string
  scriptUrl: string
  /** The origin of the API, if it is not the page's. */
  apiOf: (c: DemoContext) => string | null
}

/** One markup with the style sheets of three shops. */
export function looks({database}: Services, render: Render, {looks: all, layout, scriptUrl, apiOf}: Options) {
  const app = new Hono<DemoEnv>()
  app.get('/', (c) => render(c, looksPage(all)))
  app.get('/:name', async (c) => {
    const look = all.find(({name}) => name === c.req.param('name'))
    if (!look) return c.notFound()
    // in a frame of the page above
    c.header(
      'Content-Security-Policy',
      contentSecurityPolicy(scriptUrl, {api: apiOf(c), ancestors: "'self'"}),
    )
    const styles = [scriptUrl.replace(/[^/]*$/, 'theme.css'), layout, look.style]
    return render(c, lookPage(look, styles, await listProducts(database, c.get('store'))))
  })
  return app
}
