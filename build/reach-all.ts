/** `first`, and everything reachable from it. */
export function reachAll<T>(first: T, nextOf: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set([first])
  // the loop also visits the items that it adds
  for (const one of reached) for (const next of nextOf(one)) reached.add(next)
  return reached
}
