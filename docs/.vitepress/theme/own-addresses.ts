const KEY = 'vitrine-playground-own'
const MOST = 20

function readAll(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** States that were written in this tab. Only these run at once: an address can come from anywhere. */
export function rememberOwn(hash: string): void {
  const others = readAll().filter((one) => one !== hash)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([hash, ...others].slice(0, MOST)))
  } catch {
    // the playground asks before it runs them
  }
}

export const isOwn = (hash: string): boolean => readAll().includes(hash)
