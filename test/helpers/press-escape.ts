/** Simulates Escape in a modal dialog: fires cancel, and closes the dialog if it is still open. */
export function pressEscape(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('is no dialog')
  if (dialog.dispatchEvent(new Event('cancel', {cancelable: true})) && dialog.open) dialog.close()
}
