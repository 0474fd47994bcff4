import {expect, it} from 'vitest'
import {isOpenWord, searchWords} from './search-words.ts'

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
