import {expect, it} from 'vitest'
import {createMatch, isOpenWord, searchWords, toWords} from './search-words.ts'

it.each([
  ['Tide Bowl', [['tide'], ['bowl']]],
  ["Potter's £5", [['potter'], ['s'], ['5']]],
  ['月の皿', [['月', 'の', '皿']]],
  ['A4ノート', [['a4', 'ノ', 'ー', 'ト']]],
  ['كوب شاي', [['كوب'], ['شاي']]],
  ['ﬁg', [['fig']]],
  ['!?', []],
])('the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('a word of a script without spaces is whole', () => {
  expect([isOpenWord('bow'), isOpenWord('皿'), isOpenWord('ト')]).toEqual([true, false, false])
})

it.each([
  ['bowl tide', 'Tide Bowl', true],
  ['ti bo', 'Tide Bowl', true],
  ['TIDE-bowl', 'Tide Bowl', true],
  ['owl', 'Tide Bowl', false],
  ['tide mug', 'Tide Bowl', false],
  ['ノ', 'A4ノート', true],
  ['ノート', 'A4ノート', true],
  ['ノ ト', 'A4ノート', true],
  ['の月', '月の皿', false],
  ['', 'Tide Bowl', false],
  ['!?', 'Tide Bowl!?', false],
])('%j finds %j: %s', (query, text, isFound) => {
  expect(createMatch(query)(toWords(text))).toBe(isFound)
})
