import type {Adopt} from '../widget/adoption-set.ts'

const CONTROL = 'a[href],button,[role=button]'

/** What is pressed for an image: the link or button within `scope` that it stands in, else the image itself. */
export function controlOf(image: HTMLImageElement, scope: Element): HTMLElement {
  const control = image.closest<HTMLElement>(CONTROL)
  return control && scope.contains(control) ? control : image
}

/** Lets keyboards press an image. One that stands in nothing that can be pressed becomes a button that says what it does. */
export function makeOperable(
  adopt: Adopt,
  image: HTMLImageElement,
  scope: Element,
  action: string,
  attributes: Record<string, string> = {},
): void {
  const control = controlOf(image, scope)
  const isOwn = control === image && image.getAttribute('role') !== 'button'
  const own = {role: 'button', tabindex: '0', 'aria-label': [action, image.alt].filter(Boolean).join(': ')}
  adopt(control, {attributes: {...attributes, ...(isOwn && own)}})
}

/** Enter or Space on what is not a button by itself. */
export const isPress = ({key, target}: KeyboardEvent): boolean =>
  /^(Enter| )$/.test(key) && !(target instanceof Element && target.matches('button,a[href]'))

/** The browser has something else to do with it, or another widget had. */
export const isTaken = (event: MouseEvent | KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** The image that is pressed, by itself or by the link or button that holds it; null for any other event. */
export function readPress(event: Event): HTMLImageElement | null {
  const {target, type} = event
  const isMeant = event instanceof KeyboardEvent ? isPress(event) : type === 'click'
  if (!isMeant || !(target instanceof Element) || isTaken(event as MouseEvent)) return null
  return target instanceof HTMLImageElement ? target : (target.closest(CONTROL)?.querySelector('img') ?? null)
}
