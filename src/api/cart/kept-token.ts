/** The key of an API's cart token. */
const keyOf = (api: string): string => `vitrine-cart-token ${api}`

/** Used if storage is blocked or full: kept as long as the page is open. */
const tokens = new Map<string, string>()

function readStored(api: string): string | null {
  try {
    return localStorage.getItem(keyOf(api))
  } catch {
    return null
  }
}

/**
 * The token of the visitor's cart. Empty if the API no longer knows the token that it issued; null if it never issued
 * one. Storage is read each time: another tab may have received a newer token.
 */
export const readToken = (api: string): string | null => tokens.get(api) ?? readStored(api)

export function writeToken(api: string, token: string): void {
  tokens.set(api, token)
  try {
    localStorage.setItem(keyOf(api), token)
    tokens.delete(api)
  } catch {
    // the page keeps it
  }
}

/** Forgets a token, unless a newer one has arrived meanwhile. */
export function forgetToken(api: string, token: string): void {
  if (readToken(api) === token) writeToken(api, '')
}
