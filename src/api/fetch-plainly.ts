/**
 * Calls `fetch` with an address and an options object, as nearly all pages do: third-party wrappers around `fetch`
 * often support nothing else, and fail for a `Request`.
 */
export async function fetchPlainly(input: RequestInfo | URL): Promise<Response> {
  const request = new Request(input)
  const {url, method, headers, credentials, cache, signal} = request
  const body = (await request.text()) || null
  return fetch(url, {method, headers, credentials, cache, signal, body})
}
