import {describe, expect, it} from 'vitest'
import {runChecks} from '../../src/check/run-checks.ts'
import {describedProblems, type Faults, fakeComments, POST} from './fake-comments.ts'
import {checkClients, failedIn} from './run.ts'

const given = {item: {itemId: 'p0', sku: null}, post: POST}
const checkComments = (faults: Faults = {}) => checkClients(fakeComments(faults), given, ['comments'])
const nameOf = (key: string): string => key.replace('comments: ', '')

/** The problems of the description but those of the field. */
const without = (field: string): Faults => ({
  problemsOf: (said) =>
    Object.fromEntries(Object.entries(describedProblems(said)).filter(([name]) => name !== field)),
})

describe('a server with comments', () => {
  it('passes all checks', async () => {
    const outcomes = [...(await checkComments())].filter(([name]) => name.startsWith('comments:'))
    expect(outcomes.filter(([, {state}]) => state !== 'passed')).toEqual([])
    expect(outcomes).toHaveLength(13)
  })

  it('that checks all comments first is only asked for the rest', async () => {
    const outcomes = await checkComments({waits: true})
    expect(failedIn(outcomes)).toEqual({})
    const skipped = [...outcomes].filter(
      ([name, {state}]) => name.startsWith('comments:') && state === 'skipped',
    )
    expect(skipped.map(([name, {reason}]) => [nameOf(name), reason])).toEqual(
      [
        'a comment is listed once it is published, without log-in',
        'HTML in a comment is stored as text',
        'the next page continues where the page ends, from old to new',
      ].map((name) => [name, 'comments wait until they have been checked']),
    )
  })

  it('that accepts only some comments at a time is not asked for more', async () => {
    const outcomes = await checkComments({most: 4})
    expect(failedIn(outcomes)).toEqual({})
    expect(
      outcomes.get('comments: the next page continues where the page ends, from old to new'),
    ).toMatchObject({
      state: 'skipped',
      reason: 'the server accepts no more comments now',
    })
  })
})

const BUGS: readonly [bug: string, faults: Faults, failing: readonly string[]][] = [
  [
    'lists no comment',
    {hides: true},
    [
      'a comment is listed once it is published, without log-in',
      'a comment is stored once by one key',
      'HTML in a comment is stored as text',
    ],
  ],
  [
    'ignores keys',
    {ignoresKeys: true},
    ['a comment is stored once by one key', 'a key that was used does not swallow another comment'],
  ],
  ['swallows a comment', {swallows: true}, ['a key that was used does not swallow another comment']],
  ['escapes texts', {keep: (text) => text.replaceAll('<', '&lt;')}, ['HTML in a comment is stored as text']],
  ['removes tags', {keep: (text) => text.replace(/<[^>]*>/g, '')}, ['HTML in a comment is stored as text']],
  ['loses line breaks', {keep: (text) => text.replace(/\s+/g, ' ')}, ['HTML in a comment is stored as text']],
  ['publishes addresses', {tells: true}, ['the email address of a visitor is not published']],
  [
    'checks no name',
    without('name'),
    ['a comment without name is refused at name', 'a name of more than 100 characters is refused at name'],
  ],
  [
    'checks no text',
    without('text'),
    ['a comment without text is refused at text', 'a text of more than 5000 characters is refused at text'],
  ],
  ['checks no address', without('email'), ['a comment with an invalid email address is refused at email']],
  [
    'lists the newest first',
    {isReversed: true},
    ['the next page continues where the page ends, from old to new'],
  ],
  [
    'repeats a comment on the next page',
    {overlap: 1},
    ['the next page continues where the page ends, from old to new'],
  ],
  [
    'lists comments of an item that is not there',
    {strangers: [{id: 'c', authorName: '', text: 'x', publishedAt: 0}]},
    ['an item that is not there has no comments'],
  ],
]

it.each(BUGS)('a server that %s fails', async (_, faults, failing) => {
  const failed = Object.keys(failedIn(await checkComments(faults))).map(nameOf)
  expect(failed).toEqual(failing)
})

it('without the id of an item nothing is sent', async () => {
  const {post: _, ...rest} = given
  const outcomes = await checkClients(fakeComments({most: 0}), rest, ['comments'])
  expect(outcomes.get('comments: a comment is stored once by one key')).toMatchObject({
    state: 'skipped',
    reason: 'post was not given',
  })
})

it('shops of other kinds are not asked', async () => {
  const options = {clients: fakeComments(), given, parts: ['comments'] as const, validate: () => []}
  for await (const {part, reason} of runChecks({...options, isAdapted: true}))
    if (part === 'comments') expect(reason).toBe('comments is the platform’s alone')
})
