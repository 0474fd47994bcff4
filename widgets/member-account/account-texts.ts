import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {page} from '../../src/page/page.ts'
import {createTexts, fill, type Texts} from '../../src/page/texts.ts'
import {activeStrings, definition, strings} from './widget.ts'

const ours = {...strings, ...activeStrings}

export type AccountTexts = Texts<keyof typeof ours>

/** The texts of one element: the page's own, otherwise those in its `data-labels`, otherwise those of its language. */
export function createAccountTexts(labels: unknown): AccountTexts {
  const {name} = definition
  const ofElement = Object.fromEntries(
    Object.entries(asRecord(labels)).map(([key, label]) => [key, textOrNull(label)]),
  )
  const texts = createTexts(name, ours)
  return (key, values) =>
    ofElement[key] && !Object.hasOwn(page().strings, `${name}.${key}`)
      ? fill(ofElement[key], values)
      : texts(key, values)
}
