import {readButtons, readItem} from './group.ts'

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The last part of the path that a button links to: `tide-bowl` of `/shop/tide-bowl`. A link within the page has none. */
function readHandle(button: HTMLElement): string {
  const {pathname = ''} = button.closest('a') ?? {}
  return pathname === location.pathname ? '' : decode(pathname.split('/').filter(Boolean).at(-1) ?? '')
}

/** The first button of the page whose product has this name in addresses: its id or its handle. */
export function findNamed(name: string): HTMLElement | undefined {
  const buttons = readButtons()
  return (
    buttons.find((button) => readItem(button).id === name) ??
    buttons.find((button) => readHandle(button) === name)
  )
}

/** The name of a button's product in addresses. A handle that leads to another product, too, is none. */
export function nameOf(button: HTMLElement): string {
  const {id} = readItem(button)
  const handle = readHandle(button)
  const named = handle ? findNamed(handle) : undefined
  return named && readItem(named).id === id ? handle : id
}
