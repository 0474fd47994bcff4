import type {MiddlewareHandler} from 'hono'
import {readSaidCrumb, readVisitor, setCrumb, setVisitor} from './cookies.ts'
import type {DemoEnv} from './env.ts'
import type {Seals} from './seals.ts'

const isText = (crumb: string | undefined): crumb is string => /^[\w-]{8,64}$/.test(crumb ?? '')

/**
 * A sealed cookie identifies each visitor, and a CSRF token is derived from it: an invented token, or another
 * visitor's, is invalid. Programs that keep only the token are a new visitor with each call, and share nothing. `lent`
 * contains the tokens that QA faults have handed out.
 */
export const crumbs =
  (seals: Seals, lent: ReadonlySet<string>): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const [known, said] = [readVisitor(c), readSaidCrumb(c)]
    const isKnown = seals.isGenuine('visitor', known)
    const visitor = isKnown ? known : seals.create('visitor')
    const own = seals.derive('crumb', visitor)
    const isOwn = isKnown ? said === own : seals.isGenuine('crumb', said)
    const isLent = isText(said) && lent.has(said)
    const crumb = isLent ? said : own
    c.set('visitor', visitor)
    c.set('crumb', crumb)
    c.set('saidCrumb', isText(said) && (isOwn || isLent) ? said : null)
    if (!isKnown) setVisitor(c, visitor)
    if (said !== crumb) setCrumb(c, crumb)
    await next()
  }
