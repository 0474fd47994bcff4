import type {WithdrawalReceipt} from '../../src/actions/withdraw.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import type {Typed} from './fields.ts'
import {texts} from './widget.ts'

/** The visitor's own time zone, with its name: a period may end with this minute. */
const timeIn = (receivedAt: number): string =>
  new Intl.DateTimeFormat(currentSite().locale, {dateStyle: 'long', timeStyle: 'long'}).format(receivedAt)

/** The receipt in place of the form; `entries` repeats what was stated. */
export function createReceipt(
  {id, receivedAt}: WithdrawalReceipt,
  {email}: Typed,
  entries: HTMLElement,
): HTMLElement {
  const receipt = document.createElement('div')
  const lines = [
    texts('received', {time: timeIn(receivedAt)}),
    texts('number', {id}),
    texts('copy', {email}),
  ].map((textContent) => Object.assign(document.createElement('p'), {textContent}))
  receipt.className = 'withdrawal__receipt vitrine-success'
  receipt.tabIndex = -1
  receipt.append(...lines, entries)
  return receipt
}
