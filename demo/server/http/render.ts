import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {layout} from '../../pages/layout.ts'
import type {Page, Visit} from '../../pages/page.ts'
import type {Services} from '../services.ts'
import {forgetCart, readCartId} from './cookies.ts'
import type {DemoContext} from './env.ts'

/** What of a visit does not change with the visitor. */
export type Surroundings = Omit<Visit, 'crumb' | 'cart'>

/** Puts pages around what the visitor has in the cart. */
export function createRender({carts}: Services, surroundings: Surroundings) {
  const visitOf = async (c: DemoContext): Promise<Visit> => {
    const cartId = readCartId(c)
    const cart = cartId ? await carts.read(cartId) : null
    if (cartId && !cart) forgetCart(c)
    return {...surroundings, crumb: c.get('crumb'), cart}
  }
  return async (
    c: DemoContext,
    page: Page | ((visit: Visit) => Page),
    status: ContentfulStatusCode = 200,
  ): Promise<Response> => {
    const visit = await visitOf(c)
    c.header('Cache-Control', 'no-store')
    return c.html(layout(typeof page === 'function' ? page(visit) : page, visit), status)
  }
}

export type Render = ReturnType<typeof createRender>
