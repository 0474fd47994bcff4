import type {Claims, Engine} from '../../loader/claim.ts'
import {page, type QaObserver} from '../../src/page/page.ts'
import {warn} from '../../src/page/report.ts'
import {askGate} from '../../src/tracking/gate/ask-gate.ts'
import type * as shapeChecks from './check-shapes.ts'
import {logEvents} from './console-notices.ts'
import {describeElement} from './describe.ts'
import {createNotes, type Notes, ownerOf} from './notes.ts'
import type {Outline} from './outlines.ts'
import {readSizes, type Sizes} from './read-sizes.ts'
import {createView, type View} from './show.tsx'
import {tellCart} from './tell-cart.ts'
import {tellPage} from './tell-page.ts'
import {tellProblems} from './tell-problems.ts'
import {tellTracking} from './tell-tracking.ts'
import {problemsOf, readWidgets, tellFindings, tellWidgets, titleOf, type Widget} from './tell-widgets.ts'
import {warnOfEvents} from './warn-of-events.ts'
import {warnOfOffer} from './warn-of-offer.ts'
import {warnOfSales} from './warn-of-sales.ts'
import {warnOfStructuredData} from './warn-of-structured-data.ts'
import {warnOfUnknown} from './warn-of-unknown.ts'
import {watchEvents} from './watch-events.ts'
import {watchMounts} from './watch-mounts.ts'
import {watchShifts} from './watch-shifts.ts'
import {watchTracking} from './watch-tracking.ts'

/** Milliseconds from a change to the next look at the page, so that the overlay does not slow other code down. */
const PACE = 250
/** The number of files whose sizes browsers remember; the default can be as low as 250. */
const TIMINGS = 2000

function noteWarning(claims: Claims, notes: Notes, widget: string, problem: string, element?: Element): void {
  const owner = ownerOf(claims, element)
  if (owner) notes.of(owner.element).warnings.add(problem)
  else notes.page.warnings.add(`${widget}: ${problem}${element ? ` (${describeElement(element)})` : ''}`)
}

/** A separate file next to the schemas: no file for visitors depends on its size. */
const loadShapeChecks = (): Promise<typeof shapeChecks> =>
  import(/* @vite-ignore */ `${page().base}schemas/check.js`)

function checkShapes({checkPage, checkElement}: shapeChecks.ShapeChecks, widgets: readonly Widget[]): void {
  void checkPage()
  for (const {claim} of widgets) void checkElement(claim.element, claim.entry.name)
}

const outlineOf = (widget: Widget): Outline => {
  const {claim, findings} = widget
  const total = problemsOf(widget).length + findings.length
  const mark = total ? ` ⚠ ${total}` : ''
  return {
    element: claim.element,
    label: `${titleOf(widget)} · ${claim.state}${mark}`,
    isMarked: total > 0,
  }
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

function summarize(widgets: readonly Widget[], {page: rest}: Notes): string {
  const problems = widgets.reduce(
    (sum, widget) => sum + problemsOf(widget).length,
    rest.warnings.size + rest.errors.size,
  )
  const findings = widgets.reduce((sum, widget) => sum + widget.findings.length, 0)
  return `Vitrine QA: ${count(widgets.length, 'widget')}, ${count(problems, 'problem')}, ${count(findings, 'accessibility finding')}`
}

/** Calls back when an observable part of the page changes. */
function followPage(changed: () => void): void {
  const observer = new MutationObserver(changed)
  observer.observe(document, {childList: true, subtree: true, attributes: true, characterData: true})
  page().subscribers.add(changed)
  addEventListener('resize', changed)
}

/** Runs `act` soon after a call, once for all calls in between. */
function paced(act: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      act()
    }, PACE)
  }
}

/** Keeps what the observed code reports, and warns about it. */
const createQaObserver = (
  claims: Claims,
  notes: Notes,
  watch: QaObserver['watch'],
  changed: () => void,
): QaObserver => ({
  watch,
  read(element, props, known = Object.keys(props)) {
    notes.of(element).props = props
    warnOfUnknown(element, known)
    warnOfSales(element, props)
    warnOfOffer(element, props)
    changed()
  },
  warned(widget, problem, element) {
    noteWarning(claims, notes, widget, problem, element)
    changed()
  },
})

/** `data-debug` on the loader’s tag: observes everything from before the first mount, and shows it. */
export function lookOn(claims: Claims, engine: Engine): void {
  const notes = createNotes()
  let checks: shapeChecks.ShapeChecks | undefined
  let view: View | undefined
  let sizes: Sizes | null = null

  function look(): void {
    const {Vitrine: vitrine} = window
    if (!vitrine || Array.isArray(vitrine)) return
    const widgets = readWidgets(claims, notes)
    if (checks) checkShapes(checks, widgets)
    view ??= createView()
    view.update({
      summary: summarize(widgets, notes),
      outlines: widgets.map(outlineOf),
      read() {
        const lines = [tellPage(notes.page), tellWidgets(widgets, sizes)]
        return [
          ...tellProblems(lines),
          ...lines,
          tellCart(vitrine),
          tellEvents(),
          tellTracking(fates),
          tellShifts(),
          tellFindings(widgets),
        ]
      },
    })
  }

  const changed = paced(look)
  performance.setResourceTimingBufferSize?.(TIMINGS)
  logEvents()
  watchMounts(engine, notes)
  const tellEvents = watchEvents(claims, notes, changed)
  const tellShifts = watchShifts(claims, notes, () => view?.box() ?? null, changed)
  const fates = watchTracking(askGate, changed)
  page().overlay = createQaObserver(claims, notes, fates.watch, changed)
  warnOfEvents()
  // of the whole page
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', warnOfStructuredData, {once: true})
  else warnOfStructuredData()
  followPage(changed)
  loadShapeChecks().then(
    ({createShapeChecks}) => {
      checks = createShapeChecks()
      changed()
    },
    (error) => warn('qa', `JSON is not checked by its schemas: ${error}`),
  )
  void readSizes().then((read) => {
    sizes = read
    changed()
  })
  changed()
}
