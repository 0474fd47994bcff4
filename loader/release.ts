/** The end of the names of all files that are fetched. The build puts in what they have in common. */
export const RELEASE = 'dev'
