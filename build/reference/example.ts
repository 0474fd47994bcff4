import {createEngine} from '../../src/template/index.ts'
import type {Given, Rendering} from './fixtures.ts'
import {shrink} from './shrink.ts'

/** The fewer unrelated parts a case has, the better it shows a name. */
function distance({template, output, names, errors = [], example}: Rendering): number {
  const others = names.size - 1
  return (
    (example ? 0 : 1_000_000) +
    errors.length * 100_000 +
    others * 10_000 +
    (output ? 0 : 1000) +
    template.length
  )
}

interface Settings {
  given: Given
  now: number | undefined
}

const NOTHING: Given = {data: undefined, partials: {}, injects: {}}

/** Creates a check for whether other settings give the same rendering. */
function createCheck({template, locale = 'en', given, now}: Rendering): (settings: Settings) => boolean {
  const compiled = createEngine().compile(template)
  function render({given: {data, ...rest}, now}: Settings): string {
    const {output, errors} = compiled.render(data, {...rest, now, locale})
    return JSON.stringify([output, errors.map(({code}) => code)])
  }
  const wanted = render({given, now})
  return (settings) => render(settings) === wanted
}

/** Removes unneeded data and time. Keeps the mentioned names, because readers look for them. */
function reduce(rendering: Rendering): Rendering {
  const {given, now, template} = rendering
  const isSame = createCheck(rendering)
  const mentioned = new Set(template.match(/[\w-]+/g))
  const smaller = shrink({...given}, mentioned, (one) => isSame({given: {...NOTHING, ...one}, now}))
  return {...rendering, given: {...NOTHING, ...smaller}, now: isSame({given, now: 0}) ? undefined : now}
}

/** The best case for a name, reduced to what it needs. */
export function findExample(renderings: readonly Rendering[], name: string): Rendering | undefined {
  const [best] = renderings
    .filter(({names}) => names.has(name))
    .toSorted((one, other) => distance(one) - distance(other))
  return best && reduce(best)
}
