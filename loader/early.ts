const BUTTON = 'button,[role=button],[type=submit],[type=button]'

/** What is there depends on its type. */
export type Early = KeyboardEvent & MouseEvent & SubmitEvent

/** What a visitor wants to be done, and what was pressed for it: nothing where a script submits a form. */
export interface Action {
  pressed: Element | null
  act: () => void
}

/**
 * The action in an event that came before its widget, to be done again later. Nothing where the browser's own
 * behaviour loses nothing: typing, choosing, modified clicks, and links that are no more than links.
 */
export function readAction(event: Early, claimed: Element, isOnUse: boolean): Action | null {
  const target = event.target as HTMLElement
  const {type, key, submitter} = event
  if (type === 'submit')
    return {pressed: submitter, act: () => (target as HTMLFormElement).requestSubmit(submitter)}
  const acting = target.closest<HTMLElement>(`${BUTTON},${isOnUse ? 'a,img' : 'a:has(img)'}`)
  if (!/^(cl|k)/.test(type) || !acting || !claimed.contains(acting)) return null
  // a link around a picture may open it: only one that is a widget by itself is no more than a link
  if (!isOnUse && acting === claimed && !acting.matches(BUTTON)) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return null
  // links, buttons and inputs turn keys into clicks themselves
  return !key || (/^(Enter| )$/.test(key) && !acting.matches('a:not([role]),button,input'))
    ? {pressed: acting, act: () => acting.click()}
    : null
}
