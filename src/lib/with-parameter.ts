/**
 * The query of an address with a parameter set, or removed if the value is null. The other parameters keep their
 * spelling: the page, or a server, may compare them as text.
 */
export function withParameter(query: string, name: string, value: string | null): string {
  const others = query.replace(/^\?/, '').split('&')
  const parameters = others.filter((parameter) => parameter && parameter.split('=')[0] !== name)
  if (value !== null) parameters.push(`${name}=${encodeURIComponent(value)}`)
  return parameters.length ? `?${parameters.join('&')}` : ''
}
