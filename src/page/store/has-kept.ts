import {tryStorage} from '../try-storage.ts'

export const KEY = 'vitrine-changes'

/** Pages without HTTPS have none. */
export const readLocks = (): LockManager | null | undefined => navigator.locks

/** Cheap: most pages have none. */
export const hasKept = (): boolean => tryStorage(() => localStorage.getItem(KEY)) !== null
