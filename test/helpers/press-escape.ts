/** What browsers do with a modal dialog when Escape is pressed: they ask, and close what is open still. */
export function pressEscape(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('is no dialog')
  if (dialog.dispatchEvent(new Event('cancel', {cancelable: true})) && dialog.open) dialog.close()
}
