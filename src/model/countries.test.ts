import {expect, it} from 'vitest'
import {listCountries} from './countries.ts'

it.each([
  ['en', 'Afghanistan', 'Egypt'],
  ['de-AT', 'Afghanistan', 'Ägypten'],
  ['ja', 'アイスランド', 'エジプト'],
])('lists all countries in %s, in the order of the language', (locale, first, egypt) => {
  const names = listCountries(locale)
  expect([names.length, new Set(names).size, names[0]]).toEqual([249, 249, first])
  expect(names).toContain(egypt)
  expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare))
})

it.each(['', 'x', 'en_US', 'no language'])('uses English if %j is not a language', (locale) => {
  expect(listCountries(locale)).toEqual(listCountries('en'))
})
