import {describeElement} from './describe.ts'

/** An accessibility barrier that one of the checks has found. */
export interface Finding {
  element: Element
  problem: string
}

/** The performed checks. There are no others, so an empty result is no proof. */
export const CHECKED =
  'Checked in each widget, where it is shown: buttons, links and fields have a name; images have an alt; headings have words; ids are given once; ARIA references lead somewhere; no tabindex is above 0; nothing that takes the focus is aria-hidden. It is no substitute for a full check.'

const FIELDS =
  'input:not([type=hidden],[type=submit],[type=reset],[type=button],[type=image]),select,textarea'
const BUTTONS = 'button,[role=button],input[type=submit],input[type=button],input[type=image]'
const NAMED = `${BUTTONS},a[href],${FIELDS}`
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-owns', 'aria-activedescendant']

const listOf = (element: Element, attribute: string): string[] =>
  element.getAttribute(attribute)?.match(/\S+/g) ?? []

/** The text of an element and of the pictures in it. */
function wordsIn(element: Element): string {
  const inside = [...element.querySelectorAll('[alt],[aria-label],title')]
  const words = inside.map((part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? '')
  return [element.textContent, ...words].join('').trim()
}

function hasName(element: Element): boolean {
  const given = ['aria-label', 'title'].some((name) => element.getAttribute(name)?.trim())
  const referred = listOf(element, 'aria-labelledby').some((id) => document.getElementById(id))
  if (given || referred) return true
  if (element instanceof HTMLInputElement && element.matches(BUTTONS))
    return element.type === 'submit' || !!(element.value || element.alt)
  if (!element.matches(FIELDS)) return wordsIn(element) !== ''
  const labels: unknown = Reflect.get(element, 'labels')
  return labels instanceof NodeList && [...labels].some((label) => label.textContent?.trim())
}

/** Ids that more than one element has. */
export function findRepeatedIds(): Set<string> {
  const ids = new Set<string>()
  const repeated = new Set<string>()
  for (const {id} of document.querySelectorAll('[id]')) (ids.has(id) ? repeated : ids).add(id)
  return repeated
}

/** The problems of one element. */
function problemsOf(element: Element, repeated: ReadonlySet<string>): string[] {
  const lost = REFERENCES.flatMap((name) =>
    listOf(element, name)
      .filter((id) => !document.getElementById(id))
      .map((id) => `${name} names "${id}", which is not in the page`),
  )
  const checks: [isWrong: boolean, problem: string][] = [
    [element.matches(NAMED) && !hasName(element), 'has no name'],
    [element.matches('img:not([alt],[role=presentation],[role=none],[aria-label])'), 'has no alt'],
    [element.matches('h1,h2,h3,h4,h5,h6,[role=heading]') && !wordsIn(element), 'is a heading without words'],
    [!!element.id && repeated.has(element.id), 'has an id that another element has, too'],
    [Number(element.getAttribute('tabindex')) > 0, 'has a tabindex above 0'],
    [
      element.matches(`:is(${NAMED},[tabindex]):not([tabindex="-1"],:disabled)`) &&
        !!element.closest('[aria-hidden=true]'),
      'takes the focus and is aria-hidden',
    ],
  ]
  return [...checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem), ...lost]
}

const SUSPECTS = `${NAMED},img,h1,h2,h3,h4,h5,h6,[role=heading],[id],[tabindex],${REFERENCES.map((name) => `[${name}]`)}`

const isShown = (element: Element): boolean => element.checkVisibility?.({visibilityProperty: true}) ?? true

/** The findings in and below a widget's element, in document order. */
export function checkAccessibility(root: Element, repeated = findRepeatedIds()): Finding[] {
  const inside = [...root.querySelectorAll(SUSPECTS)]
  const all = root.matches(SUSPECTS) ? [root, ...inside] : inside
  return all.filter(isShown).flatMap((element) =>
    problemsOf(element, repeated).map((problem) => ({
      element,
      problem: `${describeElement(element)} ${problem}`,
    })),
  )
}
