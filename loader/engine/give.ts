import type {Claims} from '../claim.ts'

/** Notes that what is in `root` belongs to the page from now on, until it is taken again: no use mounts it. */
export function give({given}: Claims, root: Node, isGiven: boolean): void {
  for (const known of given.keys()) if (!known.isConnected || root.contains(known)) given.delete(known)
  // where nothing around it was given, nothing has to be said
  if (isGiven || given.size) given.set(root, isGiven)
}
