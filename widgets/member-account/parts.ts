/** The parts of the server HTML for members and for other visitors. */
export interface Parts {
  /** Shown to members. */
  inside: HTMLElement | null
  /** Shown to others. */
  outside: readonly HTMLElement[]
  form: HTMLFormElement | null
  /** Submitted or clicked. */
  logOut: HTMLElement | null
  /** Shows the account's address. */
  email: HTMLElement | null
}

const OUT = '[data-member=out]'

export function readParts(root: HTMLElement): Parts {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-member="${name}"]`)
  const form = root.querySelector<HTMLInputElement>('input[type=password]')?.form ?? null
  const outside = root.querySelectorAll<HTMLElement>(OUT)
  const whole =
    form && root.contains(form) && form !== root
      ? [form]
      : [...root.querySelectorAll<HTMLElement>(':scope > *')]
  return {
    inside: part('in'),
    outside: outside.length || !form ? [...outside] : whole,
    form,
    logOut: part('log-out'),
    email: part('email'),
  }
}

/** The element itself, or the link in it. */
export const findLink = (root: HTMLElement): HTMLAnchorElement | null =>
  root instanceof HTMLAnchorElement ? root : root.querySelector<HTMLAnchorElement>('a[href]')
