import {describeDifference} from '../template/difference.ts'
import type {Contender} from './contender.ts'
import {bind} from './perform.ts'
import {createValues, KINDS, LOCALES} from './values.ts'

const COUNT = 1000

/** One line for each list that differs from the first contender's: only equal output makes speeds comparable. */
export async function checkTexts(contenders: readonly Contender[]): Promise<string[]> {
  const lists = createValues(COUNT)
  const differences: string[] = []
  for (const locale of LOCALES) {
    const opened = await Promise.all(
      contenders.map(async ({name, open}) => ({name, writers: await open(locale)})),
    )
    for (const kind of KINDS) {
      const [first, ...others] = opened.map(({name, writers}) => ({name, text: bind(writers, kind, lists)()}))
      for (const {name, text} of others) {
        const difference = describeDifference(first?.text ?? '', text)
        if (difference)
          differences.push(`${kind} in ${locale}, ${name} against ${first?.name}: ${difference}`)
      }
    }
  }
  return differences
}
