import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {CLDRFramework} from '@phensley/cldr'
import type {Open} from '../format/contender.ts'
import {MESSAGE, NOW, TIME_ZONE} from '../format/values.ts'

const {resolve} = createRequire(import.meta.url)

const framework = new CLDRFramework({
  loader: (language) => readFileSync(resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
})

/** Direct calls with constant options, as in its documentation. */
export const open: Open = async (locale) => {
  const {Calendars, General, Numbers} = framework.get(locale)
  const messages = General.messageFormatter()
  const now = Calendars.toGregorianDate({date: NOW, zoneId: TIME_ZONE})
  const group = {group: true}
  const skeleton = {skeleton: 'yMMMd'}
  const lines = <T>(values: readonly T[], write: (value: T) => string) =>
    values.map((value) => `${write(value)}\n`).join('')
  return {
    money: (values) =>
      lines(values, ({decimalValue, currencyCode}) =>
        Numbers.formatCurrency(decimalValue, currencyCode, group),
      ),
    date: (values) => lines(values, (date) => Calendars.formatDate({date, zoneId: TIME_ZONE}, skeleton)),
    plural: (values) => lines(values, (count) => messages.format(MESSAGE, [count])),
    relative: (values) =>
      lines(values, (date) =>
        Calendars.formatRelativeTime(now, Calendars.toGregorianDate({date, zoneId: TIME_ZONE})),
      ),
  }
}
