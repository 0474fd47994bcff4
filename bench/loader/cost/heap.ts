/** V8's heap beyond that of the page without script, in bytes: a constant, and what each widget adds. */
export interface Heap {
  constant: number
  growth: number
}

interface Page {
  widgets: number
  /** Bytes per widget. */
  heap: number
}

/** From the smallest page and the largest. With one page, all of it counts as growth. */
export function heapOf(pages: readonly Page[]): Heap {
  const [least, ...others] = pages.toSorted((a, b) => a.widgets - b.widgets)
  const most = others.at(-1)
  if (!least || !most) return {constant: 0, growth: least?.heap ?? Number.NaN}
  const whole = ({widgets, heap}: Page) => widgets * heap
  const growth = (whole(most) - whole(least)) / (most.widgets - least.widgets)
  return {constant: whole(least) - growth * least.widgets, growth}
}
