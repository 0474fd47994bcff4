import {createRoot} from 'react-dom/client'
import {createHost} from './create-host.ts'
import {createOutlines, type Outline} from './outlines.ts'
import {Panel} from './Panel.tsx'
import type {Section} from './section.ts'

/** The content of the view. */
export interface Shown {
  /** A short summary of everything. */
  summary: string
  outlines: readonly Outline[]
  read: () => readonly Section[]
}

export interface View {
  update: (shown: Shown) => void
  /** The position of the panel. */
  box: () => DOMRectReadOnly | null
}

/** Adds the panel and the outlines to the page. */
export function createView(): View {
  const {layer, place} = createHost()
  const outlines = createOutlines(layer)
  const root = createRoot(place)
  let hasOutlines = true
  let last: Shown | undefined

  function point(element: Element): void {
    element.scrollIntoView({block: 'center'})
    outlines.point(element)
  }

  function update(shown: Shown): void {
    last = shown
    outlines.show(hasOutlines ? shown.outlines : [])
    root.render(
      <Panel
        summary={shown.summary}
        read={shown.read}
        hasOutlines={hasOutlines}
        onOutlines={toggle}
        onPoint={point}
      />,
    )
  }

  function toggle(): void {
    hasOutlines = !hasOutlines
    if (last) update(last)
  }

  return {update, box: () => place.querySelector('.panel')?.getBoundingClientRect() ?? null}
}
