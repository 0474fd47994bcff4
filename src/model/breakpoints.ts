/** The minimum width of a desktop screen, in px (product.md §2). */
const DESKTOP = 433

/** Media queries; `tablet` is a name that matches nothing. Widths can be fractions: none falls between two of these. */
export const BREAKPOINTS = {
  mobile: `(width < ${DESKTOP}px)`,
  tablet: 'not all',
  desktop: `(width >= ${DESKTOP}px)`,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** The breakpoint of a width in px. */
export const breakpointOf = (width: number): Exclude<Breakpoint, 'tablet'> =>
  width < DESKTOP ? 'mobile' : 'desktop'
