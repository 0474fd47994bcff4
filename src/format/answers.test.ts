import {describe, expect, it} from 'vitest'
import {commission} from '../../demo/seed/commission.ts'
import {likertText} from '../model/likert.ts'
import {type AnswerWords, readAnswers} from './answers.ts'

const words = (locale = 'en-US'): AnswerWords => ({
  locale,
  likert: (answer, strings) => `${strings[answer] ?? likertText(answer) ?? answer}`,
})

const FILLED_IN = {
  'name-5d': ['Ada', 'Lovelace'],
  'date-5d': ['12', '24', '2026'],
  'time-5d': ['', '', '', 'AM'],
  'radio-5d': 'Kufic',
  'checkbox-5d': ['Gift box', 'Card'],
  'select-5d': 'Glaze 7',
  'number-5d': '',
  'currency-5d': '50',
  'textarea-5d': 'Happy <b>birthday</b>\nAda',
  'email-5d': 'ada@example.com',
  'phone-5d': ['44', '20', '7946', '0958'],
  'website-5d': 'https://example.com',
  'address-5d': ['1 Main', '', 'Rome', '', '00184', 'Italy'],
  'likert-5d': {'I like a surprise': ['-2'], 'I want to see it before it is fired': []},
  'hidden-5d': 'none',
}

/** The answer to a single field. */
const say = (field: object, value: unknown, locale?: string): string | undefined =>
  readAnswers({f: value}, {fields: [{id: 'f', title: 'F', ...field}]}, words(locale))[0]?.[1]

it('lists all answers by the type of each field, in the order of the form', () => {
  const reversed = Object.fromEntries(Object.entries(FILLED_IN).reverse())
  expect(readAnswers(JSON.stringify(reversed), commission.form, words())).toEqual([
    ['Who is it for?', 'Ada Lovelace'],
    ['When?', 'December 24, 2026'],
    ['Script', 'Kufic'],
    ['Extras', 'Gift box, Card'],
    ['Ground color', 'Glaze 7'],
    ['Worth insured', '$50'],
    ['What should it say?', 'Happy <b>birthday</b>\nAda'],
    ['E-mail', 'ada@example.com'],
    ['Phone', '+44 20-7946-0958'],
    ['Website', 'https://example.com'],
    ['Where should the sketch go?', '1 Main, Rome, 00184, Italy'],
    ['Tell us how you feel', 'I like a surprise: Strongly Disagree'],
  ])
})

it.each(['hidden', 'password', 'section'])('never shows a field of type %s', (type) => {
  expect(say({type}, 'hunter2')).toBeUndefined()
  expect(readAnswers([{type, rawTitle: 'Secret', value: 'hunter2'}], null, words())).toEqual([])
})

describe('dates and times', () => {
  it.each([
    ['en-US', 'December 24, 2026', '9:05 PM'],
    ['en-GB', '24 December 2026', '21:05'],
    ['de', '24. Dezember 2026', '21:05'],
    ['ja-JP', '2026年12月24日', '21:05'],
    ['de_CH', '24. Dezember 2026', '21:05'],
    ['no locale', 'December 24, 2026', '9:05 PM'],
  ])('are those of %s', (locale, date, time) => {
    const spaced = (text: string | undefined) => text?.replace(/\s/g, ' ')
    expect(say({type: 'date'}, ['12', '24', '2026'], locale)).toBe(date)
    expect(spaced(say({type: 'time'}, ['9', '5', '', 'PM'], locale))).toBe(time)
  })

  it.each([
    [['12', '0', '30', 'AM'], '00:00:30'],
    [['12', '', '', 'PM'], '12:00'],
    [['９', '30', '', 'AM'], '09:30'],
    [['9', '30', '', ''], '9:30'],
    [['25', '61', '', 'AM'], '25:61 AM'],
  ])('of %j is %s', (parts, text) => {
    expect(say({type: 'time'}, parts, 'en-GB')).toBe(text)
  })

  it.each([
    [['', '', '', 'AM'], 'time'],
    [['', '', '', ''], 'time'],
    [['', ' ', ''], 'date'],
  ])('of %j are empty', (parts, type) => {
    expect(say({type}, parts)).toBeUndefined()
  })

  it('that no calendar has are shown as typed, in the visitor’s calendar years', () => {
    expect(say({type: 'date'}, ['2', '31', '2026'])).toBe('2/31/2026')
    expect(say({type: 'date'}, ['2', '28', '2026'], 'th')).toContain('2026')
  })
})

it.each([
  ['phone', ['', '555', '123', '4567'], '555-123-4567'],
  ['phone', ['555', '123', '4567'], '555-123-4567'],
  ['phone', ['+1', '555', '', '4567'], '+1 555-4567'],
  ['phone', ['', '', '', ''], undefined],
  [
    'address',
    ['1 Main', 'Flat 2', 'Albany', 'NY', '12207', 'United States'],
    '1 Main, Flat 2, Albany, NY 12207, United States',
  ],
  ['address', ['', '', '', '', '', ''], undefined],
  ['name', ['', 'Lovelace'], 'Lovelace'],
  ['checkbox', [], undefined],
  ['twitter', 'ada', '@ada'],
  ['twitter', '@ada', '@ada'],
  ['website', 'example.com', 'example.com'],
  ['likert', {a: ['-2'], b: ['0'], c: ['9'], d: []}, 'a: Strongly Disagree; b: Neutral; c: 9'],
  ['likert', {a: 2}, 'a: Strongly Agree'],
  ['number', 0, '0'],
  ['date', 'soon', 'soon'],
  ['unheard of', 'x', 'x'],
])('%s of %j reads %s', (type, value, text) => {
  expect(say({type}, value)).toBe(text)
})

it('the symbol of a currency appears once', () => {
  expect(say({type: 'currency', currencySymbol: '£'}, '50')).toBe('£50')
  expect(say({type: 'currency', currencySymbol: '£'}, '£50')).toBe('£50')
})

it('a form can name its own likert answers', () => {
  const form = {fields: [{id: 'f', type: 'likert', title: 'F'}], localizedStrings: {'2': 'Yes!'}}
  expect(readAnswers({f: {a: ['2']}}, form, words())).toEqual([['F', 'a: Yes!']])
})

it('a field without a type, or without a form, is shown unchanged', () => {
  const values = {a: 'Ada', b: ['x', 'y'], c: {q: ['yes']}, d: '', e: null, f: 7}
  expect(readAnswers(values, {fields: [{id: 'a', title: 'Name'}]}, words())).toEqual([
    ['Name', 'Ada'],
    ['b', 'x, y'],
    ['c', 'q: yes'],
    ['f', '7'],
  ])
})

it('a list of fields with their parts by name is read, too', () => {
  const list = [
    {type: 'name', rawTitle: 'Who', values: {First: 'Ada', Last: 'Lovelace'}},
    {type: 'date', title: 'When', values: {Month: '12', Day: '24', Year: '2026'}},
    {type: 'time', title: 'At', values: {Hour: '', Minute: '', Second: '', Ampm: 'AM'}},
    {type: 'phone', title: 'Phone', values: {Country: '1', Areacode: '555', Prefix: '123', Line: '4567'}},
    {type: 'likert', title: 'Mood', values: {Good: 1}},
    {type: 'text', title: 'Note', value: 'Hello'},
    'nonsense',
  ]
  expect(readAnswers(list, null, words())).toEqual([
    ['Who', 'Ada Lovelace'],
    ['When', 'December 24, 2026'],
    ['Phone', '+1 555-123-4567'],
    ['Mood', 'Good: Agree'],
    ['Note', 'Hello'],
  ])
})

it.each([null, undefined, '', '{oops', 7, true, [], {}])('%j gives nothing', (filledIn) => {
  expect(readAnswers(filledIn, null, words())).toEqual([])
})
