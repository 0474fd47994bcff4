import type {Contender} from './contender.ts'
import {describeDifference} from './difference.ts'
import {prepare} from './prepare.ts'
import {hasPage, type Subject, subjects} from './task.ts'

export interface Checked {
  /** UTF-8 bytes of each subject's page, in the order of the subjects. */
  sizes: {subject: Subject; bytes: number}[]
  /** One line for each page that differs from the first contender's. */
  differences: string[]
}

async function renderAll(contenders: readonly Contender[], subject: Subject): Promise<[string, string][]> {
  const pages: [string, string][] = []
  for (const contender of contenders.filter((one) => hasPage(one, subject)))
    pages.push([contender.name, (await prepare(contender, subject)).render()])
  return pages
}

/** Only equal pages make speeds comparable. */
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
