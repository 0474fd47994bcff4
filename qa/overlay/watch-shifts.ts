import {describeElement, formatScore, formatTime} from './describe.ts'
import {type Notes, ownerOf} from './notes.ts'
import type {Item, Section} from './section.ts'
import type {Untouched} from './untouched.ts'

/** The number of shifts shown. */
const MOST = 50

/** Layout Instability API: not every browser has it. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly {node: Node | null; currentRect: DOMRectReadOnly}[]
}

const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry

const describeNode = (node: Node): string => (node instanceof Element ? describeElement(node) : 'text')

const isInside = (inner: DOMRectReadOnly, outer: DOMRectReadOnly): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1

/**
 * Notes each unexpected movement, and the widget whose element moved. `ownBox` is the box of the panel: movements
 * inside it belong to no widget, since browsers name no nodes of a shadow root.
 */
export function watchShifts(
  claims: Untouched,
  notes: Notes,
  ownBox: () => DOMRectReadOnly | null,
  changed: () => void,
): () => Section {
  const shifts: Item[] = []
  let total = 0
  let count = 0

  function note({value, startTime, sources}: Shift): void {
    const box = ownBox()
    const foreign = sources.filter(({node, currentRect}) => node || !box || !isInside(currentRect, box))
    if (sources.length && !foreign.length) return
    const owners = new Set(foreign.map(({node}) => ownerOf(claims, node)))
    const names = [...owners].map((owner) => owner?.entry.name ?? 'no widget')
    for (const owner of owners) (owner ? notes.of(owner.element) : notes.page).shift += value
    const moved = foreign.map(({node}) => (node ? describeNode(node) : 'a removed node'))
    const first = foreign.find(({node}) => node instanceof Element)?.node
    total += value
    count++
    shifts.unshift({
      key: `${count}`,
      title: `${formatTime(startTime)} ${formatScore(value)} in ${names.join(', ') || 'no widget'}: ${moved.join(', ')}`,
      element: first instanceof Element ? first : null,
    })
    shifts.length = Math.min(shifts.length, MOST)
  }

  const isKnown = PerformanceObserver.supportedEntryTypes?.includes('layout-shift')
  if (isKnown)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isShift(entry) && !entry.hadRecentInput) note(entry)
      changed()
    }).observe({type: 'layout-shift', buffered: true})

  return () => ({
    title: 'Layout shifts',
    summary: isKnown ? `${count}, ${formatScore(total)}` : 'this browser does not tell',
    items: [...shifts],
    hint: 'The sum of all scores, without what follows a visitor’s own action; a score counts for each widget in which something has moved.',
  })
}
