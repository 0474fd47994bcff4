import type {Claim, Claims} from '../../loader/claim.ts'
import {STATE} from '../../src/contract/attributes.ts'
import {CHECKED, checkAccessibility, type Finding, findRepeatedIds} from './check-accessibility.ts'
import {cut, formatScore, formatTime, toText} from './describe.ts'
import type {Note, Notes} from './notes.ts'
import {readTimings, type Sizes, sizesOf} from './read-sizes.ts'
import type {Item, Row, Section} from './section.ts'
import {readUntouched} from './untouched.ts'

/** A widget's element on the page, in its current state. */
export interface Widget {
  /** In document order, from 1. */
  place: number
  claim: Claim
  note: Note
  findings: Finding[]
}

const byPlace = ({element: a}: Claim, {element: b}: Claim): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1

export function readWidgets(claims: Claims, notes: Notes): Widget[] {
  const repeated = findRepeatedIds()
  return [...claims.all.values(), ...readUntouched(claims)].sort(byPlace).map((claim, index) => ({
    place: index + 1,
    claim,
    note: notes.of(claim.element),
    findings: checkAccessibility(claim.element, repeated),
  }))
}

export const titleOf = ({place, claim}: Widget): string => `${place} ${claim.entry.name}`

/** Mistakes in the page, and failures. */
export const problemsOf = ({note}: Widget): string[] => [...note.warnings, ...note.errors]

const attributesOf = ({element}: Claim): Row[] =>
  [...element.attributes]
    .filter(({name}) => name.startsWith('data-') && name !== STATE)
    .map(({name, value}) => [name, cut(value) || 'there'])

/** The widget's values for attributes that its element does not have. */
const defaultsOf = ({element}: Claim, {props}: Note): Row[] =>
  Object.entries(props).flatMap(([name, value]): Row[] => {
    const attribute = `data-${name}`
    const isDefault = value !== null && value !== undefined && !element.hasAttribute(attribute)
    return isDefault
      ? [[attribute, `${typeof value === 'string' ? cut(value) : toText(value)} (default)`]]
      : []
  })

function timeOf({claim: {state}, note: {mountedAt, took}}: Widget): string {
  if (state !== 'mounted' || mountedAt === null || took === null) return 'not mounted'
  return `${took.toFixed(1)} ms, at ${formatTime(mountedAt)}`
}

function bytesOf(name: string, sizes: Sizes | null): Row[] {
  if (sizes === null) return [['bytes', 'being asked for']]
  if (typeof sizes === 'string') return [['bytes', sizes]]
  const {sum, own, shared, onUse} = sizesOf(name, sizes, readTimings())
  const lines = (label: string, files: readonly string[]) => files.map((file): Row => [label, file])
  return [
    ['bytes', sum],
    ...lines('file', own),
    ...lines('shared file', shared),
    ...lines('file, on use', onUse),
  ]
}

function tellWidget(widget: Widget, sizes: Sizes | null): Item {
  const {claim, note, findings} = widget
  const problems = problemsOf(widget)
  const {element, entry, state, strategy} = claim
  const mark = problems.length ? `, ${problems.length} to look at` : ''
  return {
    key: `${entry.name} ${widget.place}`,
    title: `${titleOf(widget)}: ${state}${mark}`,
    element,
    problems,
    rows: [
      ['state', state],
      ['strategy', strategy],
      ['time to mount', timeOf(widget)],
      ['layout shift', formatScore(note.shift)],
      ['accessibility', findings.length ? `${findings.length} found` : 'nothing found'],
      ...bytesOf(entry.name, sizes),
      ...attributesOf(claim),
      ...defaultsOf(claim, note),
    ],
  }
}

export function tellWidgets(widgets: readonly Widget[], sizes: Sizes | null): Section {
  return {
    title: 'Widgets',
    summary: `${widgets.length}`,
    items: widgets.map((widget) => tellWidget(widget, sizes)),
  }
}

export function tellFindings(widgets: readonly Widget[]): Section {
  const items = widgets.flatMap((widget) =>
    widget.findings.map(({element, problem}, index) => ({
      key: `${widget.place} ${index} ${problem}`,
      title: `${titleOf(widget)}: ${problem}`,
      element,
    })),
  )
  return {title: 'Accessibility', summary: `${items.length} found`, items, hint: CHECKED}
}
