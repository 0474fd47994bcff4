/** The shared ending of the names of all fetched files. The build inserts it. */
export const RELEASE = 'dev'
