/** Of the API whose cart it is. */
const keyOf = (api: string): string => `vitrine-cart-token ${api}`

/** Where storage is blocked or full: for as long as the page lives. */
const kept = new Map<string, string>()

function readStored(api: string): string | null {
  try {
    return localStorage.getItem(keyOf(api))
  } catch {
    return null
  }
}

/**
 * The token of the visitor's cart. Empty where the API no longer knows the one that it gave; null where it never gave one.
 * Storage is read each time: another tab may have been given a newer one.
 */
export const readToken = (api: string): string | null => kept.get(api) ?? readStored(api)

export function writeToken(api: string, token: string): void {
  kept.set(api, token)
  try {
    localStorage.setItem(keyOf(api), token)
    kept.delete(api)
  } catch {
    // it stays with the page
  }
}

/** Forgets a token, unless a newer one has come meanwhile. */
export function forgetToken(api: string, token: string): void {
  if (readToken(api) === token) writeToken(api, '')
}
