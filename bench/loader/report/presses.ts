import {formatMarkdownTable} from '../../markdown.ts'
import {formatSpread, spreadOf} from '../../spread.ts'
import type {Conditions} from '../press/measure.ts'
import type {Press} from '../press/probe.ts'
import type {PressSeries} from '../series.ts'
import {fixed} from './cells.ts'

const titleOf = ({latency, isRested}: Conditions): string =>
  `${latency} ms a round trip${isRested ? ', at rest' : ''}`

function cell({samples, invalid}: PressSeries, key: keyof Press): string {
  if (invalid) return `invalid: ${invalid}`
  const answered = samples.filter((sample) => sample !== null)
  const figure = answered[0] ? formatSpread(spreadOf(answered.map((sample) => sample[key])), fixed(0)) : '–'
  const lost = samples.length - answered.length
  return lost ? `${figure}, lost ${lost} of ${samples.length}` : figure
}

/** Each contender's figure under each set of conditions, with one processor speed. */
export function describePresses(presses: readonly PressSeries[], cpu: number, key: keyof Press): string {
  const wanted = presses.filter(({conditions}) => conditions.cpu === cpu)
  const names = [...new Set(wanted.map(({contender}) => contender.name))]
  const titles = [...new Set(wanted.map(({conditions}) => titleOf(conditions)))]
  const rows = names.map((name) => [
    name,
    ...wanted.filter(({contender}) => contender.name === name).map((one) => cell(one, key)),
  ])
  return formatMarkdownTable(['', ...titles], rows)
}
