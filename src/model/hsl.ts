/** The parts of a colour, with their maximum. */
const MOST = {hue: 360, saturation: 1, lightness: 1, alpha: 1}

type Channel = keyof typeof MOST

/**
 * A colour as the site's owner set it, all parts from 0. Null and undefined mean missing; only `alpha` may be missing.
 */
export type Hsl = {readonly [channel in Channel]?: number | null | undefined}

export const HSL_CHANNELS = ['hue', 'saturation', 'lightness', 'alpha'] as const satisfies Channel[]

/** The problems of a colour, in the words of product.md §5. */
export function hslProblems(color: Hsl): string[] {
  const isMissing = (name: Channel) => name !== 'alpha' && (color[name] ?? null) === null
  const isOutside = (name: Channel) => {
    const value = color[name] ?? 0
    return !(value >= 0 && value <= MOST[name])
  }
  if (HSL_CHANNELS.some(isMissing)) return ['Missing an H/S/L value.']
  return HSL_CHANNELS.filter(isOutside).map(
    (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} out of bounds.`,
  )
}

/** The colour in CSS syntax, or its problems. */
export function formatHsl(color: Hsl): string {
  const problems = hslProblems(color)
  const at = (name: Channel, by = 1) => Math.round((color[name] ?? 0) * by * 100) / 100
  const parts = `${at('hue')}, ${at('saturation', 100)}%, ${at('lightness', 100)}%`
  if (problems.length) return problems.join(' ')
  return (color.alpha ?? null) === null ? `hsl(${parts})` : `hsla(${parts}, ${at('alpha')})`
}
