import {PAGE_FAULTS} from './page-faults.ts'
import {CURRENCIES, LOCALES, type Presentation, THEMES} from './presentation.ts'

/** One option of a choice. */
export interface Choice {
  value: string
  label: string
  isChosen: boolean
}

const choicesOf = (labels: Readonly<Record<string, string>>, chosen: string): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({value, label, isChosen: value === chosen}))

/** The presentation of a page, for the form at its top. */
export const switchesOf = ({locale, currency, theme}: Presentation, fault: string) => ({
  selects: [
    {name: 'locale', label: 'Language', choices: choicesOf(LOCALES, locale)},
    {
      name: 'currency',
      label: 'Currency',
      choices: choicesOf(Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, code])), currency),
    },
    {name: 'theme', label: 'Colours', choices: choicesOf(THEMES, theme)},
  ],
  fault,
  faults: choicesOf(
    {
      '': 'None',
      ...Object.fromEntries(Object.entries(PAGE_FAULTS).map(([name, {label}]) => [name, label])),
    },
    fault,
  ),
})

export type Switches = ReturnType<typeof switchesOf>
