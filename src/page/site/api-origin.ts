import {isPlatform, page} from '../page.ts'
import {pageOrigin} from './page-origin.ts'
import {parseHost} from './parse-host.ts'

/** An origin that no request can reach: a bare path would follow a `<base>` anywhere. */
const NOWHERE = 'none:'

/**
 * Origin of the API from the loader's tag, or from an app, which has no loader; the page's own if they name none or an
 * invalid one.
 */
export function apiOrigin(): string {
  const {api, base} = page()
  const source = base ? 'data-api' : 'configure({api})'
  // for other kinds of shops it is the address of the shop, which has no forms and accepts no events
  const origin = parseHost(isPlatform() ? api : null, source) || pageOrigin()
  if (!origin)
    import('./tell-of-host.ts').then(
      ({tellOfNone}) => tellOfNone(source),
      () => {},
    )
  return origin || NOWHERE
}
