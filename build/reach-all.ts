/** `first`, and all that can be reached from it, however far. */
export function reachAll<T>(first: T, nextOf: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set([first])
  // the loop also goes over what it adds
  for (const one of reached) for (const next of nextOf(one)) reached.add(next)
  return reached
}
