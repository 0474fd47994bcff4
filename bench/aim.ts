export interface Aim {
  what: string
  bound: '≤' | '≥'
  limit: number
  unit: string
}

/** One line with the figure, and whether the aim is reached. */
export function describeAim({what, bound, limit, unit}: Aim, figure: number): string {
  const isReached = bound === '≤' ? figure <= limit : figure >= limit
  return `${what} ${bound} ${limit}${unit}: ${isReached ? 'reached' : 'not reached'}, ${figure.toFixed(2)}`
}
