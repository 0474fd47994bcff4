interface Cookie {
  value: string
  isHidden: boolean
}

/** The cookies of one browser on one site. */
export interface Jar {
  /** Takes a line of `Set-Cookie`. */
  keep: (line: string) => void
  /** Undefined where it has none; scripts cannot read those that are HttpOnly. */
  read: (name: string) => string | undefined
  toHeader: () => string
}

function isOver(attributes: string): boolean {
  const age = /(?:^|;)\s*max-age\s*=\s*(-?\d+)/i.exec(attributes)
  if (age) return Number(age[1]) <= 0
  const expires = /(?:^|;)\s*expires\s*=\s*([^;]+)/i.exec(attributes)
  return expires !== null && Date.parse(expires[1] ?? '') <= Date.now()
}

export function createJar(): Jar {
  const cookies = new Map<string, Cookie>()
  return {
    keep: (line) => {
      const [, name = '', value = '', attributes = ''] = /^\s*([^=;]+)=([^;]*)(.*)$/s.exec(line) ?? []
      if (isOver(attributes)) cookies.delete(name)
      else cookies.set(name, {value, isHidden: /;\s*httponly\b/i.test(attributes)})
    },
    read: (name) => {
      const cookie = cookies.get(name)
      return cookie?.isHidden ? undefined : cookie?.value
    },
    toHeader: () => Array.from(cookies, ([name, {value}]) => `${name}=${value}`).join('; '),
  }
}
