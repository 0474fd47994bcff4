/** From here on a screen is one of a desk, in px (product.md §2). */
const DESKTOP = 433

/** Media queries; `tablet` is a name that nothing has. Widths can have fractions: none lies between two of these. */
export const BREAKPOINTS = {
  mobile: `(width < ${DESKTOP}px)`,
  tablet: 'not all',
  desktop: `(width >= ${DESKTOP}px)`,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** Of a width in px. */
export const breakpointOf = (width: number): Exclude<Breakpoint, 'tablet'> =>
  width < DESKTOP ? 'mobile' : 'desktop'
