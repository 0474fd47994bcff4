import {isHandledElsewhere} from '../page/is-handled-elsewhere.ts'
import type {Adopt} from '../widget/adoption-set.ts'

const CONTROL = 'a[href],button,[role=button]'

/** The clickable element of an image: the link or button around it within `scope`, else the image itself. */
export function controlOf(image: HTMLImageElement, scope: Element): HTMLElement {
  const control = image.closest<HTMLElement>(CONTROL)
  return control && scope.contains(control) ? control : image
}

/** Makes an image operable by keyboard. An image outside of any control becomes a button with a label. */
export function makeOperable(
  adopt: Adopt,
  image: HTMLImageElement,
  scope: Element,
  action: string,
  attributes: Record<string, string> = {},
): void {
  const control = controlOf(image, scope)
  const isOwn = control === image && image.getAttribute('role') !== 'button'
  const role = {
    role: 'button',
    tabindex: '0',
    'aria-label': [action, image.alt].filter(Boolean).join(': '),
  }
  adopt(control, {attributes: {...attributes, ...(isOwn && role)}})
}

/** Enter or Space on an element that is not a native button. */
export const isPress = ({key, target}: KeyboardEvent): boolean =>
  /^(Enter| )$/.test(key) && !(target instanceof Element && target.matches('button,a[href]'))

/** The clicked image, also for a click on the link or button around it; null for any other event. */
export function readPress(event: Event): HTMLImageElement | null {
  const {target, type} = event
  const isMeant = event instanceof KeyboardEvent ? isPress(event) : type === 'click'
  if (!isMeant || !(target instanceof Element) || isHandledElsewhere(event as MouseEvent)) return null
  return target instanceof HTMLImageElement ? target : (target.closest(CONTROL)?.querySelector('img') ?? null)
}
