interface Cookie {
  value: string
  isHidden: boolean
}

/** The cookies of one browser on one site. */
export interface Jar {
  /** Stores a `Set-Cookie` line. */
  keep: (line: string) => void
  /** Undefined for an unknown name; scripts cannot read HttpOnly cookies. */
  read: (name: string) => string | undefined
  toHeader: () => string
}

type Attributes = ReadonlyMap<string, string>

/** `a=b=c` is `a` and `b=c`. */
function split(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=')
  return [name.trim(), value.join('=').trim()]
}

function isOver(attributes: Attributes): boolean {
  const [age, expires] = [attributes.get('max-age'), attributes.get('expires')]
  if (age !== undefined) return Number(age) <= 0
  return expires !== undefined && Date.parse(expires) <= Date.now()
}

export function createJar(): Jar {
  const cookies = new Map<string, Cookie>()
  return {
    keep: (line) => {
      const [pair = '', ...rest] = line.split(';')
      const [name, value] = split(pair)
      const attributes = new Map(rest.map(split).map(([key, text]) => [key.toLowerCase(), text]))
      if (isOver(attributes)) cookies.delete(name)
      else cookies.set(name, {value, isHidden: attributes.has('httponly')})
    },
    read: (name) => {
      const cookie = cookies.get(name)
      return cookie?.isHidden ? undefined : cookie?.value
    },
    toHeader: () => Array.from(cookies, ([name, {value}]) => `${name}=${value}`).join('; '),
  }
}
