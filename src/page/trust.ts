import {page} from './page.ts'
import {readGlobal} from './read-global.ts'

declare global {
  /** Not in every browser. To the DOM types, the result of a policy is a string. */
  var trustedTypes: {createPolicy: (name: string, rules: Policy) => Policy} | undefined
}

interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
  createScript: (code: string) => string
}

const POLICY = 'vitrine'
/** Code is trusted on pages whose owner allows it on the loader's tag. */
function createScript(code: string): string {
  if (page().formScripts !== 'allow') throw new TypeError('data-form-scripts does not allow code')
  return code
}

const plain: Policy = {createHTML: (html) => html, createScriptURL: (url) => url, createScript}
let policy: Policy | undefined

function trust(): Policy {
  try {
    // a page's policy allows each name only once: all our builds share one
    policy ??= readGlobal('trustedTypes')?.createPolicy(POLICY, plain)
  } catch (cause) {
    throw new Error(`the page's content security policy has to say "trusted-types ${POLICY}"`, {cause})
  }
  return policy ?? plain
}

/** A trust decision: HTML from the site's own server, which is parsed where nothing runs, and then cleaned. */
export const trustHtml = (html: string): string => trust().createHTML(html)

/** A trust decision: the address of a script from `scriptAddress`, which the page's policy must allow, too. */
export const trustScript = (url: URL): string => trust().createScriptURL(url.href)

/** A trust decision: scripts in the HTML that the site's owner shows after a form was sent, if the owner allows them. */
export const trustCode = (code: string): string => trust().createScript(code)
