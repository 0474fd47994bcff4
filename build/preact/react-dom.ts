export {createPortal} from 'preact'

/** Preact's first render of a root is synchronous, and the widgets only need that. */
export const flushSync = (task: () => void): void => task()
