import type {Contender} from './contender.ts'
import {describeDifference} from './difference.ts'
import {prepare} from './prepare.ts'
import {hasPage, type Subject, subjects} from './task.ts'

export interface Checked {
  /** UTF-8 bytes of every subject's page, in the order of the subjects. */
  sizes: {subject: Subject; bytes: number}[]
  /** A line for every page that is not what the first contender made of it. */
  differences: string[]
}

async function renderAll(contenders: readonly Contender[], subject: Subject): Promise<[string, string][]> {
  const pages: [string, string][] = []
  for (const contender of contenders.filter((one) => hasPage(one, subject)))
    pages.push([contender.name, (await prepare(contender, subject)).render()])
  return pages
}

/** Figures compare nothing but speed only where everyone makes the same page. */
export async function checkPages(contenders: readonly Contender[]): Promise<Checked> {
  const checked: Checked = {sizes: [], differences: []}
  for (const subject of subjects) {
    const [[firstName, expected] = ['', ''], ...others] = await renderAll(contenders, subject)
    checked.sizes.push({subject, bytes: Buffer.byteLength(expected)})
    for (const [name, actual] of others) {
      const difference = describeDifference(expected, actual)
      if (difference)
        checked.differences.push(
          `${subject.count} ${subject.of}, ${name} against ${firstName}: ${difference}`,
        )
    }
  }
  return checked
}
