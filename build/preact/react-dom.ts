export {createPortal} from 'preact'

/** Preact's first render of a root is synchronous, and nothing else is asked for here. */
export const flushSync = (task: () => void): void => task()
