import type {Claims} from '../claim.ts'

/** Notes that `root` belongs to the page from now on, until it is mounted again: no use mounts its elements. */
export function give({given}: Claims, root: Node, isGiven: boolean): void {
  for (const known of given.keys()) if (!known.isConnected || root.contains(known)) given.delete(known)
  // if no root around it was unmounted, there is nothing to note
  if (isGiven || given.size) given.set(root, isGiven)
}
