import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {page} from '../../src/page/page.ts'
import {createTexts, fill, type Texts} from '../../src/page/texts.ts'

/** The texts of one element: the page's own, else what its `data-labels` say, else those of its language. */
export function createWords<K extends string>(ours: Record<K, string>, labels: unknown): Texts<K> {
  const its = Object.fromEntries(
    Object.entries(asRecord(labels)).map(([key, label]) => [key, textOrNull(label)]),
  )
  const texts = createTexts('member-account', ours)
  return (key, values) =>
    its[key] && !Object.hasOwn(page().strings, `member-account.${key}`)
      ? fill(its[key], values)
      : texts(key, values)
}
