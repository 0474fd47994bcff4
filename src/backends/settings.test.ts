import {describe, expect, it} from 'vitest'
import {readSettings} from './settings.ts'

const NEEDS = {api: 'Give https://shop.example/api.', key: 'The admin shows it under Keys.'}

describe('the settings of a shop', () => {
  it('are those of the tag, the address without a slash at its end', () => {
    const tag = {api: ' https://shop.example/api/ ', key: 'pk_1', channel: ''}
    expect(readSettings('medusa', tag, NEEDS)).toEqual({
      api: 'https://shop.example/api',
      key: 'pk_1',
      channel: null,
      region: null,
    })
  })

  it('may be an address without encryption, and have spaces around them', () => {
    const tag = {api: 'http://localhost:9000', key: ' pk_1 ', channel: ' b2b ', region: ' reg_1 '}
    expect(readSettings('medusa', tag, NEEDS)).toEqual({
      api: 'http://localhost:9000',
      key: 'pk_1',
      channel: 'b2b',
      region: 'reg_1',
    })
  })

  it.each(['web+https://shop.example', 'httpsx://shop.example'])('have no address such as %s', (api) => {
    expect(() => readSettings('medusa', {api, key: 'pk_1'}, NEEDS)).toThrow('is not an address')
  })

  it.each([
    [{key: 'pk_1'}, 'data-backend="medusa": data-api is missing. Give https://shop.example/api.'],
    [
      {api: 'shop.example', key: 'pk_1'},
      'data-backend="medusa": data-api="shop.example" is not an address. Give https://shop.example/api.',
    ],
    [
      {api: 'ftp://shop.example', key: 'pk_1'},
      'data-backend="medusa": data-api="ftp://shop.example" is not an address. Give https://shop.example/api.',
    ],
    [
      {api: 'https://shop.example'},
      'data-backend="medusa": data-key is missing. The admin shows it under Keys.',
    ],
  ])('%j are refused, with what is missing and where it is found', (tag, message) => {
    expect(() => readSettings('medusa', tag, NEEDS)).toThrow(message)
  })
})
