import {emit} from '../src/lib/emit.ts'
import {readTag} from '../src/lib/page.ts'
import {report, warn} from '../src/lib/report.ts'
import type {MountContext, WidgetEntry} from '../src/lib/widget.ts'
import {type Show, showBy} from './island.tsx'

/** Fetches a widget and mounts it on an element that React has rendered. Returns what gives the element back. */
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
    const module = await entry.load(0)
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
