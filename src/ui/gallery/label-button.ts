import type {Adopt} from '../../widget/adoption-set.ts'

const isNative = (element: Element): boolean => element.matches('button,a[href]')

/** Whether the server has named it; our name would replace the server's. */
export const isNamed = (element: Element | null): boolean =>
  !element || element.matches('[aria-label],[aria-labelledby]') || Boolean(element.textContent?.trim())

/** Makes an element a labelled button, whatever it is in the markup. */
export function labelButton(adopt: Adopt, element: HTMLElement | null, label: string | undefined): void {
  if (!element) return
  const needs = (value: string) => (isNative(element) ? undefined : value)
  adopt(element, {attributes: {role: needs('button'), tabindex: needs('0'), 'aria-label': label}})
}
