const BUTTON = 'button,[role=button],[type=submit],[type=button]'

/** The available fields depend on the event's type. */
export type Early = KeyboardEvent & MouseEvent & SubmitEvent

/** The visitor's action, and the element pressed for it: null when a script submits a form. */
export interface Action {
  pressed: Element | null
  act: () => void
}

/** The element in a form that is used: in a form of the page, a widget puts its own form around its fields. */
export const usedIn = (form: Element): Element => {
  const {activeElement} = document
  return activeElement && form.contains(activeElement) ? activeElement : form
}

/**
 * Reads the action of an event that came before its widget, so that it can be repeated later. Returns null when the
 * browser's own behaviour loses nothing: typing, selecting, modified clicks, and plain links.
 */
export function readAction(event: Early, claimed: Element, isPress: boolean | undefined): Action | null {
  const target = event.target as HTMLElement
  const {type, key, submitter} = event
  if (type === 'submit') {
    const used = usedIn(target)
    const act = () => {
      const form = used.closest('form') as HTMLFormElement
      const owner = (submitter as HTMLButtonElement | null)?.form
      form.requestSubmit(owner && owner !== form ? null : submitter)
    }
    return {pressed: submitter, act}
  }
  const acting = target.closest<HTMLElement>(`${BUTTON},${isPress ? 'a,img' : 'a:has(img)'}`)
  // Enter in a form around the widget would submit that form, perhaps once the widget has mounted
  const {form} = target as HTMLInputElement
  if (key === 'Enter' && !acting && target.matches('input') && form !== claimed && form?.contains(claimed))
    return {
      pressed: null,
      // a key that a script sends submits nothing; the widget may have put its own form around the field
      act: () =>
        target.dispatchEvent(new KeyboardEvent(type, {key, bubbles: true, cancelable: true})) &&
        (target as HTMLInputElement).form?.requestSubmit(),
    }
  if (!/^(cl|k)/.test(type) || !acting || !claimed.contains(acting)) return null
  // a link around a picture may open the picture; only a link that is itself a widget is a plain link
  if (!isPress && acting === claimed && !acting.matches(BUTTON)) return null
  // Enter in a field of a form around the widget clicks the first button of that form
  const field = document.activeElement
  if (
    event.isTrusted &&
    !key &&
    !event.detail &&
    acting !== claimed &&
    field?.matches('input') &&
    !claimed.contains(field)
  )
    return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return null
  // links, buttons and inputs turn keys into clicks themselves
  return !key || (/^(Enter| )$/.test(key) && !acting.matches('a:not([role]),button,input'))
    ? {pressed: acting, act: () => acting.click()}
    : null
}
