import {describe, expect, it} from 'vitest'
import {isSameMarkup} from './same-markup.ts'

const press = () => {}

describe('isSameMarkup', () => {
  it.each([
    ['texts', 'a', 'a'],
    ['null', null, null],
    [
      'elements that were created again',
      <p key="a" className="b">
        c
      </p>,
      <p key="a" className="b">
        c
      </p>,
    ],
    [
      'nested elements',
      <p key="a">
        <b style={{color: 'red'}}>c</b>
        {[1, 2]}
      </p>,
      <p key="a">
        <b style={{color: 'red'}}>c</b>
        {[1, 2]}
      </p>,
    ],
    [
      'the same handler',
      <button key="a" type="button" onClick={press} />,
      <button key="a" type="button" onClick={press} />,
    ],
  ])('%s are the same', (_, one, other) => {
    expect(isSameMarkup(one, other)).toBe(true)
  })

  it.each([
    ['texts', 'a', 'b'],
    ['something and nothing', <p key="a" />, null],
    ['types', <p key="a" />, <b key="a" />],
    ['keys', <p key="a" />, <p key="b" />],
    ['attributes', <p key="a" className="b" />, <p key="a" className="c" />],
    ['one attribute more', <p key="a" />, <p key="a" className="c" />],
    [
      'nested elements',
      <p key="a">
        <b>c</b>
      </p>,
      <p key="a">
        <b>d</b>
      </p>,
    ],
    [
      'handlers',
      <button key="a" type="button" onClick={press} />,
      <button key="a" type="button" onClick={() => {}} />,
    ],
    ['a list and an object', [], {}],
  ])('different %s differ', (_, one, other) => {
    expect(isSameMarkup(one, other)).toBe(false)
  })
})
