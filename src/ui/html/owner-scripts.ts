import {scriptAddress} from '../../model/script-address.ts'
import {page} from '../../page/page.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {trustCode, trustScript} from '../../page/trust.ts'
import {markPlaces} from './places.ts'

/** Types that browsers run; others are data. */
const RUN = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i

/** The owner lets scripts in the HTML after a form run, and the HTML comes from the page's own origin. */
export const mayRunScripts = (): boolean => page().formScripts === 'allow' && apiOrigin() === location.origin

/**
 * A script that runs when it is inserted, under the page's own policy. Throws for an address of another origin that the
 * loader's tag does not list.
 */
function createScript({type, src, text}: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  // in order, and with the rights of the loader's tag
  Object.assign(script, {type, async: false, nonce: page().nonce ?? ''})
  if (src) script.src = trustScript(scriptAddress(src, location.href, page().scripts))
  else script.text = trustCode(text)
  return script
}

/** Takes the scripts out of parsed HTML. Returns the function that puts scripts that run in their places. */
export function takeScripts(root: HTMLElement, refuse: (error: unknown) => void): () => void {
  const scripts = [...root.querySelectorAll('script')].filter(({type}) => RUN.test(type))
  const findPlaces = markPlaces(root, scripts, 'script')
  return () => {
    const places = findPlaces()
    scripts.forEach((script, index) => {
      try {
        places[index]?.replaceWith(createScript(script))
      } catch (error) {
        places[index]?.remove()
        refuse(error)
      }
    })
  }
}
