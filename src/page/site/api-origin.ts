import {backendName} from '../backend-name.ts'
import {page} from '../page.ts'
import {pageOrigin} from './page-origin.ts'
import {parseHost} from './parse-host.ts'

/** What nothing can be sent to: a path alone would go to wherever a `<base>` leads. */
const NOWHERE = 'none:'

/**
 * Origin of the API from the loader's tag, or from an app, which has no loader; that of the page, where they name none or
 * one that is none.
 */
export function apiOrigin(): string {
  const {api, base} = page()
  const source = base ? 'data-api' : 'configure({api})'
  // of other kinds of shops it is the address of the shop, which has no forms and takes no events
  const isPlatform = /^(platform)?$/.test(backendName() ?? '')
  const own = parseHost(isPlatform ? api : null, source) || pageOrigin()
  if (!own)
    import(/* rare */ './tell-of-host.ts').then(
      ({tellOfNone}) => tellOfNone(source),
      () => {},
    )
  return own || NOWHERE
}
