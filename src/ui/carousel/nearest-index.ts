/**
 * The index of the slide nearest to `middle`, by its centre. Slides are in order, from left to right or from right to
 * left, so that only a few of hundreds have to be measured.
 */
export function nearestIndex(count: number, centreOf: (index: number) => number, middle: number): number {
  const direction = centreOf(count - 1) < centreOf(0) ? -1 : 1
  let [low, high] = [0, count - 1]
  while (low < high) {
    const index = (low + high) >> 1
    const edge = (centreOf(index) + centreOf(index + 1)) / 2
    if ((middle - edge) * direction > 0) low = index + 1
    else high = index
  }
  return low
}
