import {pageAddress} from '../../src/model/web-address.ts'
import {report} from '../../src/page/report.ts'
import {missingText, takeLastWay} from '../../src/ui/last-way/last-way.ts'
import type {CartPage} from './cart.ts'
import type * as inUse from './changes.ts'
import {definition} from './definition.ts'
import type {Line} from './line.ts'
import {texts} from './strings.ts'

export const loadInUse = () => import(/* usual */ './changes.ts')

const SUBMIT = 'input[type=submit],button[type=submit],button:not([type])'

/** What the page does without us: links lead, forms post. Returns what the visitor has to read where neither can be. */
function goWithout({target}: Event): string | null {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link) {
    const button = target.closest<HTMLButtonElement>(SUBMIT)
    return takeLastWay(button?.form ?? target.closest('form'), texts('offline'), button?.form ? button : null)
  }
  if (navigator.onLine === false) return missingText(texts('offline'))
  const address = pageAddress(link.href)
  if (address) location.assign(address)
  return null
}

/**
 * Does something with what comes with the first use. Without a connection it says so, and does it with the next one; where
 * it cannot be fetched for another reason, the page goes on as it does without us.
 */
export async function inUseDo(
  page: CartPage,
  task: (does: typeof inUse) => unknown,
  event: Event,
): Promise<void> {
  const say = (text: string | null) =>
    page.parts.set('problem', () => ({content: text ?? '', attributes: {hidden: text ? null : ''}}))
  let does: typeof inUse
  try {
    does = await loadInUse()
  } catch {
    say(goWithout(event))
    if (navigator.onLine !== false) return
    const again = () => {
      say(null)
      void inUseDo(page, task, event)
    }
    addEventListener('online', again, {once: true, signal: page.ended})
    return
  }
  try {
    await task(does)
  } catch (error) {
    report(definition.name, error, page.root)
  }
}

/** What an event asks for, where it asks for something that we do in place of the browser. */
export function readTask(page: CartPage, event: Event): ((does: typeof inUse) => unknown) | null {
  const {target, type} = event
  if (!(target instanceof Element)) return null
  const line = page.lineOf(target)
  const within = (name: string) => target.closest<HTMLElement>(`[data-cart="${name}"]`)
  /** What was typed by now: until it is read, the visitor may have gone on. */
  function commit() {
    const typed = line?.typed()
    return line && typed && ((does: typeof inUse) => does.commit(page, line, typed))
  }
  const withLine = (act: (does: typeof inUse, line: Line) => unknown) =>
    line ? (does: typeof inUse) => act(does, line) : null
  if (type === 'click') {
    const code = within('code-remove')?.closest<HTMLElement>('[data-code]')?.dataset.code
    if (code !== undefined) return (does) => does.takeOff(page, code)
    const link = within('checkout')
    if (link) return (does) => does.checkOut(page, link)
    return within('remove') && withLine((does, one) => does.askToRemove(page, one))
  }
  if (type === 'change') return (within('quantity') && commit()) || null
  const form = target instanceof HTMLFormElement ? target : null
  if (form?.matches('[data-cart=code-form]')) return (does) => does.apply(page, form)
  if (form?.matches('[data-cart=location-form]')) return (does) => does.estimate(page, form)
  return form?.querySelector('[data-cart=quantity]')
    ? (commit() ?? null)
    : form?.querySelector('[data-cart=remove]')
      ? withLine((does, one) => does.askToRemove(page, one))
      : null
}
