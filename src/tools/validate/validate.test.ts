import {afterEach, describe, expect, it} from 'vitest'
import {page} from '../../page/page.ts'
import {validateDataset} from './dataset.ts'
import {BYTES_PER_MB, validateFile} from './file.ts'
import {validateEmail, validateFileName, validateLink, validateList} from './text.ts'

afterEach(() => {
  page().strings = {}
})

it.each([
  ['menu.pdf', null],
  ['menu', null],
  ['.htaccess.txt', null],
  ['', 'Please enter a file name'],
  ['  ', 'Please enter a file name'],
  ['.pdf', 'Please enter a file name'],
  [' .pdf', 'Please enter a file name'],
])('the file name %j: %s', (name, problem) => {
  expect(validateFileName(name)).toBe(problem)
})

it.each([
  ['ada@example.com', null],
  [' ada@example.com ', null],
  ['', 'Please enter a valid email'],
  [' ', 'Please enter a valid email'],
  ['ada', 'Emails must be formatted as user@domain.com'],
  ['ada@x', 'Emails must be formatted as user@domain.com'],
])('the e-mail %j: %s', (email, problem) => {
  expect(validateEmail(email)).toBe(problem)
})

const HOSTS = ['order.example', 'www.order.example'] as const
const WRONG = 'Links must be formatted as order.example or www.order.example'

it.each([
  ['https://order.example/kiln?a=1', null],
  ['http://www.order.example', null],
  ['order.example/kiln', null],
  [' WWW.Order.Example ', null],
  ['', WRONG],
  ['https://order.example.evil.example', WRONG],
  ['https://evil.example/order.example', WRONG],
  ['https://order.example@evil.example', WRONG],
  ['javascript://order.example/%0aalert(1)', WRONG],
  ['ftp://order.example', WRONG],
  ['https://', WRONG],
])('the link %j: %s', (link, problem) => {
  expect(validateLink(link, HOSTS)).toBe(problem)
})

it.each([
  ['list-1', null],
  ['', 'A List must be selected'],
  [' ', 'A List must be selected'],
  [null, 'A List must be selected'],
  [undefined, 'A List must be selected'],
])('the list %j: %s', (list, problem) => {
  expect(validateList(list)).toBe(problem)
})

const EMPTY = 'Your dataset must have at least one column and at least one row'
const INCOMPLETE = 'One or more rows was missing data'

it.each([
  [[['a', 1]], null],
  [[[0, false]], null],
  [[['a'], ['b']], null],
  [[], EMPTY],
  [[[]], EMPTY],
  [[['a', 'b'], ['c']], INCOMPLETE],
  [[['a', '']], INCOMPLETE],
  [[['a', null]], INCOMPLETE],
  // biome-ignore lint/suspicious/noSparseArray: what spreadsheets give
  [[['a', , 'c']], INCOMPLETE],
])('the dataset %j: %s', (rows, problem) => {
  expect(validateDataset(rows)).toBe(problem)
})

describe('a file', () => {
  const file = {name: 'Menu.PDF', size: 2 * BYTES_PER_MB, type: 'application/pdf'}
  const TYPE = 'File is not a supported type'

  it.each([
    [undefined, null],
    [['.pdf'], null],
    [['application/pdf'], null],
    [['application/*', 'image/*'], null],
    [['image/*'], TYPE],
    [['.pd'], TYPE],
    [['application/pd'], TYPE],
  ])('of a type in %j: %s', (accept, problem) => {
    expect(validateFile(file, {maxSize: 2 * BYTES_PER_MB, ...(accept && {accept})})).toBe(problem)
  })

  it('over its limit is reported', () => {
    const problem = validateFile(file, {maxSize: 2 * BYTES_PER_MB - 1})
    expect(problem).toBe('File is too large. The maximum size is 1.9 MB.')
    const large = {...file, size: 9e9}
    const limits = [20 * BYTES_PER_MB, 20 * 1024 ** 2]
    expect(limits.map((maxSize) => validateFile(large, {maxSize}))).toEqual([
      'File is too large. The maximum size is 20 MB.',
      'File is too large. The maximum size is 20 MB.',
    ])
    expect(validateFile(file, {maxSize: 10, accept: ['image/*']})).toBe(TYPE)
  })

  it('uses the page’s texts', () => {
    page().strings = {'tools.fileTooLarge': 'Höchstens {size}'}
    expect(validateFile(file, {maxSize: 1024})).toBe('Höchstens 1 KB')
  })
})
