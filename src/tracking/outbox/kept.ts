/** Name of what is kept in the browser: the database, the journal, and what the locks of tabs begin with. */
export const KEPT = 'vitrine-tracking'
