import type {WidgetEntry} from '../../src/contract/widget.ts'
import {isPlatform} from '../../src/page/page.ts'
import {draftsOf} from '../../src/page/storage.ts'
import {aheadForElements} from '../../widgets/table.ts'
import type {RunFile} from '../chunks.ts'
import type {Claims} from '../claim.ts'
import {maybeServed, servedOf, within} from '../scan.ts'
import {loadSlots} from './fill-slots.ts'
import {takeTurns} from './slices.ts'
import {whenIdle} from './strategies.ts'

/**
 * The visitor saves data, or another file would delay those that the page waits for (Network Information API,
 * Chromium).
 */
function isScarce(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'))
  return saveData === true || `${effectiveType}`.endsWith('2g')
}

/**
 * Controls whose selection differs from the server HTML. The first option is selected when the server names none; a
 * radio button that is deselected has given way to another.
 */
const CHANGED = [
  'input:checked:not([checked])',
  'option:checked:not([selected],:first-child)',
  'option[selected]:not(:checked)',
]

/**
 * A selection in and below `root` counts as a use of its widget, no matter how it was made: the price has to follow.
 */
export async function followChoices(claims: Claims, root: Element | Document): Promise<void> {
  const rest = takeTurns()
  for (const selector of CHANGED) {
    within(root, selector).forEach(claims.use)
    await rest()
  }
}

/**
 * The keys of session storage; empty if storage is blocked. Kept local, because a helper shared by widgets would be
 * another file.
 */
function keptKeys(): string {
  try {
    return `${Object.keys(sessionStorage)}`
  } catch {
    return ''
  }
}

/** Elements of a widget that has something to show wait no longer. Where storage is blocked, there is nothing. */
function showKept(root: Element | Document, {kept, ...entry}: WidgetEntry, use: Claims['use']): void {
  try {
    if (kept && (kept in localStorage || /(^|; )SiteUserInfo=[^;]*true/.test(document.cookie)))
      within(root, servedOf(entry)).forEach(use)
  } catch {}
}

/** Lets a widget show what its elements have to show without a use: few pages have such an element. */
function meetNeeds(elements: readonly HTMLElement[], claims: Claims): void {
  for (const {
    waiting,
    asked: [parameter, asked],
    load,
  } of aheadForElements) {
    const selector = new URLSearchParams(location.search).has(parameter) ? asked : waiting
    const needy = elements.filter((element) => element.matches(selector))
    if (needy[0])
      load().then(
        (module) => module.ahead(claims, needy),
        () => {},
      )
  }
}

/** The same for products in and below `root` that came after the page had come to rest. */
export function followNeeds(claims: Claims, root: Element | Document): void {
  for (const entry of claims.entries) {
    showKept(root, entry, claims.use)
    if (entry.served) meetNeeds(within(root, maybeServed(entry)), claims)
  }
}

/**
 * Runs files that have arrived ahead, one in each idle slice, so that a click calls functions that are there. The first
 * press ends it: from then on, the files of that press come first. A file that fails is run again when it is needed.
 */
async function runAhead(files: readonly RunFile[]): Promise<void> {
  for (const run of files) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    if (navigator.userActivation?.hasBeenActive || isScarce()) return
    await run().catch(() => {})
  }
}

/** A browser takes 10 ms and more for the first number of a page: it reads the data of its languages. */
const formatFirst: RunFile = async () => (0).toLocaleString()

/** Slots are filled before their widget mounts. */
const fetchSlots: RunFile = async () => loadSlots(document)

/** The first use calls the shop that the tag names. */
const fetchShop = async () => (await import('../../src/backends/registry.ts')).fetchShop()

/**
 * Runs once the page has come to rest. Fetches the files that the first use of the page's widgets needs: a click then
 * waits for the API call alone. Text typed into forms on an earlier visit counts as a use: it has to be visible before
 * it is sent.
 */
export async function rest(claims: Claims): Promise<void> {
  // an entry of a layer that a reload has closed (src/ui/dialog/back.ts)
  if (Object(history.state).vitrineLayer && !document.querySelector('.vitrine-dialog')) history.back()
  const {all, entries, use, fetchAhead} = claims
  const turn = takeTurns()
  // the browser restores selections on back navigation and reload
  await followChoices(claims, document)
  // their sheets are then enabled in their order: one that comes before an enabled one lays out the whole page
  const [own, uses] = [new Set<string | undefined>(), new Set<string | undefined>()]
  // an element that names a strategy decides itself when its files load
  for (const {element, entry} of all.values()) {
    own.add(element.dataset.vitrineLoad ? undefined : entry.files)
    uses.add(entry.use)
  }
  const kept = keptKeys()
  for (const entry of entries) {
    if (!entry.served) continue
    await turn()
    if (entry.kept) {
      const show = () => showKept(document, entry, use)
      show()
      // in this tab or in another; events of Vitrine reach the window
      for (const type of ['storage', `vitrine:${entry.name}-change`]) addEventListener(type, show)
      continue
    }
    const waiting = within(document, maybeServed(entry))
    if (waiting[0]) {
      own.add(entry.files)
      uses.add(entry.use)
    }
    if (kept.includes(draftsOf(entry.name))) waiting.forEach(use)
    meetNeeds(waiting, claims)
  }
  if (isScarce()) return
  // the page's own files come first
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, {once: true}))
  const coming = [...own, ...uses].flatMap((list) => (list ? fetchAhead(list, 'low') : []))
  // those of a use import the widget's own
  for (const files of coming) await runAhead(await files)
  // pages of the platform have its calls in the files of each use
  const others = isPlatform() ? [] : [fetchShop]
  if (coming[0]) await runAhead([fetchSlots, formatFirst, ...others])
}
