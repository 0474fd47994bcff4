import type {Claims} from '../../loader/claim.ts'
import {cut, describeElement, formatTime, toText} from './describe.ts'
import {EVENTS} from './events.ts'
import {type Notes, ownerOf} from './notes.ts'
import type {Item, Section} from './section.ts'

/** The number of events shown. */
const MOST = 100

const nameOf = (target: EventTarget | null, claims: Claims): string => {
  if (!(target instanceof Element)) return 'the document'
  return ownerOf(claims, target)?.entry.name ?? describeElement(target)
}

/** Notes each Vitrine event as it is fired, and each failure. */
export function watchEvents(claims: Claims, notes: Notes, changed: () => void): () => Section {
  const heard: Item[] = []
  let count = 0

  function noteError(target: EventTarget | null, error: unknown): void {
    const owner = ownerOf(claims, target)
    const {errors} = owner ? notes.of(owner.element) : notes.page
    errors.add(cut(`${error}`))
  }

  function hear(name: string, {target, timeStamp, detail}: CustomEvent): void {
    if (name === 'error') noteError(target, detail?.error)
    count++
    heard.unshift({
      key: `${count}`,
      title: `${formatTime(timeStamp)} ${name} from ${nameOf(target, claims)} ${toText(detail)}`,
      element: target instanceof Element ? target : null,
    })
    heard.length = Math.min(heard.length, MOST)
    changed()
  }

  for (const name of EVENTS)
    document.addEventListener(`vitrine:${name}`, (event) => event instanceof CustomEvent && hear(name, event))

  return () => ({
    title: 'Events',
    summary: `${count}`,
    items: [...heard],
    ...(count > MOST && {hint: `The last ${MOST} are shown.`}),
  })
}
