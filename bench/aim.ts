export interface Aim {
  what: string
  bound: '≤' | '≥'
  limit: number
  unit: string
}

/** A line that says whether it is reached, and the figure. */
export function describeAim({what, bound, limit, unit}: Aim, figure: number): string {
  const isReached = bound === '≤' ? figure <= limit : figure >= limit
  return `${what} ${bound} ${limit}${unit}: ${isReached ? 'reached' : 'not reached'}, ${figure.toFixed(2)}`
}
