/** Escape that is meant for the element: not for other code that has handled it, nor for a dialog that is open over it. */
export function isEscape({key, defaultPrevented, target}: KeyboardEvent, element: Element): boolean {
  if (key !== 'Escape' || defaultPrevented) return false
  const over = target instanceof Element && target.closest('dialog[open],[aria-modal=true]')
  // a press on its text takes the focus out of a dialog
  const dialogs = over ? [over] : [...document.querySelectorAll('dialog:modal')]
  return dialogs.every((dialog) => dialog.contains(element))
}
