import {tryStorage} from '../storage.ts'

/** The key of changes that the shop may not have yet. */
export const KEY = 'vitrine-changes'

/** The key of additions whose end no page has seen. */
export const ADDING = 'vitrine-additions'

/** The key of removals that can be undone, in the storage of the tab. */
export const REMOVED = 'vitrine-removed'

/** Pages without HTTPS have none. */
export const readLocks = (): LockManager | null | undefined => navigator.locks

/** Cheap: most pages have none. */
export const hasKept = (): boolean =>
  [KEY, ADDING].some((key) => tryStorage(() => localStorage.getItem(key)) !== null)
