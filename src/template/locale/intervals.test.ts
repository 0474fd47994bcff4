import {describe, expect, it} from 'vitest'
import {createEngine} from '../index.ts'

const LOCALES = 'ar cs da de en en-GB es fr he hi it ja nl pl pt-BR pt-PT ru sv zh'.split(' ')

const start = Date.UTC(2013, 9, 28, 22, 40)
const data = {
  start,
  same: start + 2 * 86_400_000,
  later: start + 2 * 86_400_000 + 3_600_000,
  soon: start + 3_600_000,
}
const engine = createEngine({timeZone: 'America/New_York'})

const render = (template: string, locale: string) => {
  const {output, errors} = engine.render(template, data, {locale})
  expect(errors).toEqual([])
  return output
}

/** Numbers in a text, in any digits of the locale. */
const numbersIn = (text: string, locale: string): number[] => {
  const digits = [...new Intl.NumberFormat(locale, {useGrouping: false}).format(9876543210)].reverse()
  const plain = [...text].map((char) => (digits.includes(char) ? digits.indexOf(char) : char)).join('')
  return (plain.match(/\d+/g) ?? []).map(Number)
}

describe.each(LOCALES)('in %s an interval over several days', (locale) => {
  it.each(['hm', 'Hm', 'jm', 'time:hm', 'time:short', 'time', 'yMMMdhm', 'MMMdjm'])(
    'has both dates and both times with %s',
    (args) => {
      for (const end of ['same', 'later']) {
        const numbers = numbersIn(render(`{start, ${end}|datetime-interval ${args}}`, locale), locale)
        expect(numbers).toEqual(expect.arrayContaining([28, 30]))
        expect(numbers.filter((number) => number === 40)).toHaveLength(2)
      }
    },
  )

  it.each(['', 'yMMMd', 'date:yMMMd', 'date:yMMMd time:hm'])('has only dates with "%s"', (args) => {
    const numbers = numbersIn(render(`{start, later|datetime-interval ${args}}`, locale), locale)
    expect(numbers).toEqual(expect.arrayContaining([28, 30]))
    expect(numbers).not.toContain(40)
  })

  it('has only times within a day', () => {
    const numbers = numbersIn(render('{start, soon|datetime-interval}', locale), locale)
    expect(numbers.filter((number) => number === 40)).toHaveLength(2)
    expect(numbers).not.toContain(28)
  })
})

it('reports fields that cannot be shown', () => {
  const {output, errors} = engine.render('{start|datetime yQQQ} {start, later|datetime-interval yw}', data, {
    locale: 'en',
  })
  expect(output).toBe('2013 2013')
  expect(errors).toMatchObject([
    {code: 'date-field', severity: 'warning', line: 1, column: 1},
    {code: 'date-field', severity: 'warning', line: 1, column: 23},
  ])
  expect(errors[0]?.message).toBe('The date skeleton "yQQQ" has fields that cannot be shown: Q')
})

it('reports them in messages, too', () => {
  const {errors} = engine.render('{text|message start}', {...data, text: '{0 datetime yQ}'}, {locale: 'en'})
  expect(errors.map(({code}) => code)).toEqual(['date-field'])
})

it('shows fractions of seconds', () => {
  expect(engine.render('{start|datetime msSSS}', {start: start + 7}, {locale: 'en'}).output).toBe('40:00.007')
})
