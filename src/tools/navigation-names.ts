/** Navigations of the site layout that are in no menu (product.md §9). */
export const HIDDEN_NAVIGATION = '_hidden'
export const MEMBER_AREAS_NAVIGATION = '_memberareas'

/** Whether visitors see a navigation of the site layout. */
export const isMenu = (identifier: string): boolean =>
  identifier !== HIDDEN_NAVIGATION && identifier !== MEMBER_AREAS_NAVIGATION
