/**
 * Calls `fetch` by an address and a table of options, as nearly all pages do: what scripts have put around it often knows nothing
 * else, and fails for a `Request`.
 */
export async function fetchPlainly(input: RequestInfo | URL): Promise<Response> {
  const request = new Request(input)
  const {url, method, headers, credentials, cache, signal} = request
  const body = (await request.text()) || null
  return fetch(url, {method, headers, credentials, cache, signal, body})
}
