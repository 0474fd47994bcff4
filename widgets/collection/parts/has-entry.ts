/** Where an entry of the history keeps what its list shows. */
export const KEY = 'vitrineCollection'

/** Whether the current entry is that of a list. */
export const hasEntry = (): boolean => Object(history.state)[KEY] !== undefined
