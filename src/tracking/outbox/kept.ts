/** Name of the database and the journal, and prefix of the tabs' locks. */
export const KEPT = 'vitrine-tracking'
