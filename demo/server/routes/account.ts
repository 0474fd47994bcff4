import {Hono} from 'hono'
import {accountPage} from '../../views/account.ts'
import {readForm} from '../http/body.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {refuseWrite} from '../http/guards.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {logIn, logOut, readCredentials} from './members-api.ts'
import {type Problem, problemOf} from './refuse.ts'

/** The member's page and the log-in page; uses forms for visitors without script. */
export function account(services: Services, render: Render) {
  const {limits} = services
  async function tryLogIn(c: DemoContext, fields: Record<string, string>): Promise<Problem | null> {
    const refused = refuseWrite(c, fields.crumb, limits)
    if (refused) return refused
    try {
      await logIn(c, services, readCredentials(fields))
      return null
    } catch (error) {
      return problemOf(c, error)
    }
  }

  const app = new Hono<DemoEnv>()
  app.get('/', (c) => render(c, accountPage()))
  app.get('/log-out', (c) => c.redirect('/account'))
  app.post('/', async (c) => {
    const fields = await readForm(c)
    const problem = await tryLogIn(c, fields)
    if (!problem) return c.redirect('/account', 303)
    const {email = '', rememberMe} = fields
    const {status, error, fieldErrors = {}} = problem
    return render(c, accountPage({email, rememberMe: rememberMe === 'true', error, fieldErrors}), status)
  })
  app.post('/log-out', async (c) => {
    const {crumb} = await readForm(c)
    const refused = refuseWrite(c, crumb, limits)
    if (refused)
      return render(
        c,
        accountPage({email: '', rememberMe: false, fieldErrors: {}, ...refused}),
        refused.status,
      )
    await logOut(c, services, true)
    return c.redirect('/account', 303)
  })
  return app
}
