const BUTTON = 'button,[role=button],[type=submit],[type=button]'

/** The available fields depend on the event's type. */
export type Early = KeyboardEvent & MouseEvent & SubmitEvent

/** The visitor's action, and the element pressed for it: null when a script submits a form. */
export interface Action {
  pressed: Element | null
  act: () => void
}

/**
 * Reads the action of an event that came before its widget, so that it can be repeated later. Returns null when the
 * browser's own behaviour loses nothing: typing, selecting, modified clicks, and plain links.
 */
export function readAction(event: Early, claimed: Element, isOnUse: boolean): Action | null {
  const target = event.target as HTMLElement
  const {type, key, submitter} = event
  if (type === 'submit')
    return {pressed: submitter, act: () => (target as HTMLFormElement).requestSubmit(submitter)}
  const acting = target.closest<HTMLElement>(`${BUTTON},${isOnUse ? 'a,img' : 'a:has(img)'}`)
  if (!/^(cl|k)/.test(type) || !acting || !claimed.contains(acting)) return null
  // a link around a picture may open the picture; only a link that is itself a widget is a plain link
  if (!isOnUse && acting === claimed && !acting.matches(BUTTON)) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return null
  // links, buttons and inputs turn keys into clicks themselves
  return !key || (/^(Enter| )$/.test(key) && !acting.matches('a:not([role]),button,input'))
    ? {pressed: acting, act: () => acting.click()}
    : null
}
