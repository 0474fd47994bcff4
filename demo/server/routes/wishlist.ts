import {Hono} from 'hono'
import {wishlistPage} from '../../views/wishlist.ts'
import {findProductsById} from '../catalogue/catalogue.ts'
import {readForm} from '../http/body.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {refuseWrite} from '../http/guards.ts'
import {readSession} from '../http/member-cookies.ts'
import {Refusal} from '../http/refusal.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'

const NAME = 'wishlist'

/** The wishlist of a member, and its hearts without script. A visitor has to log in for them. */
export function wishlist({database, lists, members, limits}: Services, render: Render) {
  const readMember = async (c: DemoContext) => (await readSession(c, members))?.member

  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const member = await readMember(c)
    const {itemIds} = member ? await lists.read(member.id, NAME) : {itemIds: []}
    return render(c, wishlistPage(await findProductsById(database, itemIds, c.get('store'))))
  })
  app.post('/', async (c) => {
    const {crumb, itemId = ''} = await readForm(c)
    const refused = refuseWrite(c, crumb, limits)
    if (refused) throw new Refusal(refused.status === 429 ? 429 : 403, refused.error)
    const member = await readMember(c)
    if (!member) return c.redirect('/account', 303)
    await lists.toggle(member.id, NAME, itemId)
    return c.redirect('/wishlist', 303)
  })
  return app
}
