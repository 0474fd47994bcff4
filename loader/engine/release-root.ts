import type {Claims} from '../claim.ts'

/** Notes that `root` belongs to the page from now on, until it is mounted again: no use mounts its elements. */
export function releaseRoot({released}: Claims, root: Node, isReleased: boolean): void {
  for (const known of released.keys()) if (!known.isConnected || root.contains(known)) released.delete(known)
  // if no root around it was unmounted, there is nothing to note
  if (isReleased || released.size) released.set(root, isReleased)
}
