import './collection.css'
import {enhance} from '../../src/widget/enhance.ts'
import type {Collection} from './lazy/create-collection.ts'
import {findForm, LIST} from './parts/find-parts.ts'
import {hasEntry} from './parts/has-entry.ts'
import {addressOfForm, readClick, readOpener, readSubmit, type Step} from './parts/read-action.ts'
import {definition} from './widget.ts'

/** Fetches and swaps: most visitors look at a list before they filter it. */
const loadCollection = () => import('./lazy/create-collection.ts')

const loadTracking = () => import('./lazy/track-shown.ts')

/** Answers its form and links in place. Without this code they lead to the same lists. */
export const mount = enhance(definition, ({element, props, signal, lazy}) => {
  const {apply} = props
  // an empty one is a list, too: of all products
  const query = element.hasAttribute('data-query') ? props.query : null
  if (!element.querySelector(LIST)) throw new TypeError('has no list. Mark it with data-collection-list')
  const code = lazy(loadCollection)
  let collection: Collection | undefined
  /** The code could not be fetched: the browser follows the next link, or sends the form. */
  let isLeaving = false

  function use(
    act: (collection: Collection) => void,
    otherwise: () => void,
    pressed: Element | null = null,
  ): void {
    void code.run(
      ({createCollection}) => {
        collection ??= createCollection({element, signal, query})
        act(collection)
      },
      otherwise,
      pressed,
    )
  }

  function leave({kind, pressed}: Step): void {
    isLeaving = true
    if (kind !== 'form' && pressed instanceof HTMLElement) pressed.click()
    else findForm(element)?.requestSubmit(pressed instanceof HTMLButtonElement ? pressed : null)
    isLeaving = false
  }
  const go = (step: Step): void =>
    use(
      (collection) => collection.go(step),
      () => leave(step),
      step.pressed,
    )

  function take(event: Event, step: Step | null): void {
    if (!step || isLeaving) return
    event.preventDefault()
    go(step)
  }
  function follow({target}: Event, root: HTMLElement): void {
    const form = findForm(root)
    if (!form || apply !== 'at-once' || !(target instanceof Element) || Reflect.get(target, 'form') !== form)
      return
    const address = addressOfForm(form)
    if (address !== null) go({address, kind: 'form', pressed: target})
  }
  const restore = (isFirst: boolean): void =>
    use(
      (collection) => collection.restore(isFirst),
      // the server has the state of the address
      () => isFirst || location.reload(),
    )

  /** The first use waits for the server alone. */
  const prepare = () =>
    use(
      () => {},
      () => {},
    )

  const tracking = lazy(loadTracking)
  const see = () =>
    void tracking.run(
      ({trackShown}) => trackShown(element, signal),
      // what a blocker stops is no fault of the list
      () => {},
    )
  for (const type of ['pointerover', 'focusin']) {
    const options = {once: true, signal}
    findForm(element)?.addEventListener(type, prepare, options)
    // a list that a visitor points at, or has the focus in, is seen
    element.addEventListener(type, see, options)
  }
  /** To the element, and to the sheet that has the form meanwhile. */
  function listen(root: HTMLElement): void {
    root.addEventListener('change', (event) => follow(event, root), {signal})
    root.addEventListener('click', (event) => take(event, readClick(event, root)), {signal})
    root.addEventListener(
      'submit',
      (event) => {
        const form = findForm(root)
        if (form) take(event, readSubmit(event, form))
      },
      {signal},
    )
  }
  listen(element)
  element.addEventListener(
    'click',
    (event) => {
      const details = readOpener(event, element)
      if (!details) return
      event.preventDefault()
      const open = () => {
        details.open = true
      }
      use((collection) => collection.openSheet(details, listen, open), open)
    },
    {signal},
  )
  addEventListener('popstate', () => (collection || hasEntry()) && restore(false), {signal})
  // a reload, or Back from another page: the server has rendered only the last part of a list that was longer, or none
  if (query !== null || hasEntry()) restore(true)
})
