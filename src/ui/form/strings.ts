import {textOrNull} from '../../lib/text-or-null.ts'
import {LIKERT, likertKey} from '../../model/likert.ts'
import {page} from '../../page/page.ts'
import {createTexts, fill, type Texts} from '../../page/texts.ts'

export const fieldStrings = {
  isRequired: '(required)',
  choose: 'Select an option',
  counter: '{length} / {max}',
  First: 'First Name',
  Last: 'Last Name',
  Month: 'Month',
  Day: 'Day',
  Year: 'Year',
  Hour: 'Hour',
  Minute: 'Minute',
  Second: 'Second',
  Ampm: 'AM or PM',
  Line1: 'Address Line 1',
  Line2: 'Address Line 2',
  City: 'City',
  State: 'State',
  Zip: 'Zip Code',
  Country: 'Country',
  Areacode: 'Area Code',
  Prefix: 'Prefix',
  Line: 'Line',
  ...LIKERT,
}

/** Texts of the fields of forms; a page overrides them as `form.<key>`. */
export type FormTexts = Texts<keyof typeof fieldStrings>

export const formTexts: FormTexts = createTexts('form', fieldStrings)

/** Texts with a form's `localizedStrings` in place of ours, by our keys or the platform's. */
export function localizeTexts<K extends string>(
  ours: Record<K, string>,
  strings: Readonly<Record<string, unknown>>,
): Texts<K> {
  const labels = Object.fromEntries(
    Object.entries<string>(ours).map(([key, english]) => {
      const names = [`form.${key}`, key, Number.isNaN(Number(key)) ? '' : likertKey(english)]
      return [key, names.map((name) => textOrNull(strings[name])).find(Boolean)]
    }),
  )
  const texts = createTexts('form', ours)
  // the prototype of the page's own texts is its catalogue: the author of the form knows better
  return (key, values) =>
    labels[key] && !Object.hasOwn(page().strings, `form.${key}`)
      ? fill(labels[key], values)
      : texts(key, values)
}
