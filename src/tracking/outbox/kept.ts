/** Name of the database and the journal. */
export const KEPT = 'vitrine-tracking'
/** Prefix of each tab's lock, and name of their channel. */
export const TABS = `${KEPT}-`
