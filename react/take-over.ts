import {fillSlots} from '../loader/engine/fill-slots.ts'
import type {MountContext, WidgetEntry} from '../src/contract/widget.ts'
import {emit} from '../src/page/emit.ts'
import {readTag} from '../src/page/page.ts'
import {report, warn} from '../src/page/report.ts'
import {type Show, showBy} from './island.tsx'

let translating: Promise<unknown> | undefined

/**
 * Loads the texts of the page's language, as on pages with the loader; requested once. Without them, widgets use
 * English.
 */
function translateOnce(): Promise<unknown> {
  translating ??= import('../loader/engine/translate.ts').then(
    ({translate}) => translate(),
    () => {},
  )
  return translating
}

/**
 * Fetches a widget and mounts it on an element that React has rendered. Returns a function that releases the element.
 */
export function takeOver(entry: WidgetEntry, element: HTMLElement, show: Show): () => void {
  const {dataset} = element
  let isOver = false
  let unmount: (() => void) | undefined

  function fail(error: unknown): void {
    if (isOver) return
    unmount = undefined
    dataset.vitrineState = 'error'
    report(entry.name, error, element)
  }

  async function mount(): Promise<void> {
    const [module] = await Promise.all([entry.load(0), translateOnce(), fillSlots(element, entry.name)])
    await module.prepare?.(element)
    if (isOver) return
    const context: MountContext = {fail}
    showBy(show, element, context)
    unmount = module.mount(element, context)
    dataset.vitrineState = 'mounted'
    emit('mounted', {widget: entry.name}, element)
  }

  if (readTag()) warn(entry.name, 'is left to the loader, which is on this page, too', element)
  else {
    dataset.vitrineState = 'loading'
    mount().catch(fail)
  }
  return () => {
    if (isOver) return
    isOver = true
    unmount?.()
    delete dataset.vitrineState
  }
}
