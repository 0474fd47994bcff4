import {expect, it} from 'vitest'
import {createTurns} from './in-turn.ts'

it('prints what runs side by side one after the other, the first at once', () => {
  const printed: string[] = []
  const takeTurn = createTurns((text) => printed.push(`${text}`))
  const [first, second, third] = [takeTurn(), takeTurn(), takeTurn()]
  second.print(Buffer.from('second'))
  first.print(Buffer.from('first'))
  expect(printed).toEqual(['first'])
  second.end()
  third.print(Buffer.from('third'))
  first.print(Buffer.from('first, later'))
  expect(printed).toEqual(['first', 'first, later'])
  first.end()
  expect(printed).toEqual(['first', 'first, later', 'second', 'third'])
  third.print(Buffer.from('third, later'))
  expect(printed.at(-1)).toBe('third, later')
})
