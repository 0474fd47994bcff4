/** Where a finger is. */
interface Place {
  x: number
  y: number
}

/** The point between two fingers, or the one finger. */
export const middleOf = ([one = {x: 0, y: 0}, other = one]: readonly Place[]): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

const distanceOf = ([one, other]: readonly Place[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** How much farther apart two fingers are than before; 1 for one finger. */
export function spreadOf(before: readonly Place[], after: readonly Place[]): number {
  const distance = distanceOf(before)
  return distance ? distanceOf(after) / distance : 1
}
