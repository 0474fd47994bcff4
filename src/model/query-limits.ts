/** More on a page costs the visitor more than it shows. */
export const MOST_ON_PAGE = 100
/** As many values as one filter takes, such as ids. */
export const MOST_VALUES = 20
/** As many characters as a search takes. */
export const LONGEST_QUERY = 100
