import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {QUOTAS} from '../storage/quotas.ts'
import {replyProblems} from '../testing/api-description.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const KILN = 'opening-the-kiln'

let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(async () => {
  expect(demo.problems).toEqual([])
  await demo.stop()
})
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const newKey = () => crypto.randomUUID()
const said = (more: Record<string, unknown> = {}) => ({
  itemId: KILN,
  name: 'Ada',
  email: 'ada@example.com',
  text: 'Hello\nagain',
  key: newKey(),
  ...more,
})

/** Checks every reply against the API description. */
async function send(json: unknown, by = visitor): Promise<Response> {
  const reply = await by.api('/comments', {method: 'POST', json})
  expect(await replyProblems(reply, 'POST')).toEqual([])
  return reply
}

async function load(query: string) {
  const reply = await visitor.api(`/comments?${query}`)
  expect(await replyProblems(reply, 'GET')).toEqual([])
  return reply.json()
}

const authorsOf = ({items}: {items: readonly {authorName: string}[]}) =>
  items.map(({authorName}) => authorName)
const stored = async (): Promise<unknown[]> => (await visitor.call('/qa/comments')).json()

describe('the list', () => {
  it('has those that the shop begins with, and then those of visitors, without their addresses', async () => {
    await send(said())
    const page = await load(`itemId=${KILN}`)
    expect(authorsOf(page)).toEqual(['Maren', 'Ines', 'Ada'])
    expect(page).toMatchObject({nextCursor: null, isOpen: true})
    expect(page.items[2]).toEqual({
      id: expect.any(String),
      authorName: 'Ada',
      text: 'Hello\nagain',
      publishedAt: expect.any(Number),
    })
    expect(await load('itemId=why-we-bind-by-hand')).toMatchObject({items: []})
  })

  it('comes in pages, each comment once', async () => {
    for (let index = 0; index < 19; index++) await send(said({name: `Visitor ${index}`}))
    const authors: string[] = []
    let cursor: string | null = '0'
    for (let count = 0; cursor !== null && count < 5; count++) {
      const page = await load(`itemId=${KILN}&cursor=${cursor}`)
      authors.push(...authorsOf(page))
      cursor = page.nextCursor
    }
    expect(authors).toEqual(['Maren', 'Ines', ...Array.from({length: 19}, (_, index) => `Visitor ${index}`)])
  })

  it('is in the language of the store', async () => {
    await visitor.call('/?store=ja')
    expect(JSON.stringify(await load(`itemId=${KILN}`))).not.toContain('test tile')
  })

  it.each(['itemId=none', '', `itemId=${KILN}&cursor=x`])('refuses ?%s', async (query) => {
    const reply = await visitor.api(`/comments?${query}`)
    expect([400, 404]).toContain(reply.status)
    expect(await replyProblems(reply, 'GET')).toEqual([])
  })
})

describe('a comment', () => {
  it('is stored once by its key, also when it is sent eight times at once', async () => {
    const one = said()
    const replies = await Promise.all(Array.from({length: 8}, () => send(one)))
    const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).comment.id))
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('is not swallowed by the key of another', async () => {
    const key = newKey()
    await send(said({key}))
    const reply = await send(said({key, text: 'Bye'}))
    expect([reply.status, await reply.json()]).toEqual([
      422,
      {message: 'This was changed since you sent it. Please send it again.'},
    ])
    expect(await stored()).toHaveLength(1)
  })

  it.each(['See https://example.com', 'www.example.com', '<a href="/x">x</a>'])(
    'with a link waits: %s',
    async (text) => {
      const reply = await send(said({text}))
      expect([reply.status, await reply.json()]).toEqual([200, {comment: null}])
      expect(authorsOf(await load(`itemId=${KILN}`))).toEqual(['Maren', 'Ines'])
      expect(await stored()).toMatchObject([{text, isPublished: false}])
    },
  )

  it.each([
    [{name: ' '}, {name: 'Required'}],
    [{name: 7}, {name: 'Enter a valid value.'}],
    [{name: 'x'.repeat(101)}, {name: 'You have exceeded the character limit.'}],
    [{text: undefined}, {text: 'Required'}],
    [{text: 'x'.repeat(5001)}, {text: 'You have exceeded the character limit.'}],
    [
      {email: 'ada@'},
      {email: 'Email is not valid. Email addresses should follow the format user@domain.com.'},
    ],
  ])('of %j is refused by field', async (more, errors) => {
    const reply = await send(said(more))
    expect([reply.status, await reply.json()]).toMatchObject([400, {errors}])
    expect(await stored()).toEqual([])
  })

  it('needs no address', async () => {
    expect((await send(said({email: ''}))).status).toBe(200)
  })

  it.each([
    [{key: 'short'}, 400],
    [{key: undefined}, 400],
    [{itemId: 'none'}, 404],
  ])('with %j is refused', async (more, status) => {
    expect((await send(said(more))).status).toBe(status)
    expect(await stored()).toEqual([])
  })

  it('is refused without the token of the visitor', async () => {
    const reply = await visitor.call('/api/comments', {method: 'POST', json: said()})
    expect([reply.status, await reply.json()]).toMatchObject([403, {crumbFail: true}])
  })

  it('is counted on the page of the story, whose element the widget fills', async () => {
    await send(said())
    const story = await (await visitor.call(`/journal/${KILN}`)).text()
    expect(story).toContain('>3 Comments<')
    expect(story).toContain(
      `<div class="squarespace-comments" id="comments-${KILN}" data-item-id="${KILN}" data-public-comment-count="3" data-comment-state="1"></div>`,
    )
  })
})

it('a network can store only its share', async () => {
  const small = await startDemo({storedPerHour: {comments: QUOTAS.comments.row + 2000}})
  const other = small.visitor()
  const statuses: number[] = []
  for (let count = 0; count < 4; count++)
    statuses.push((await send(said({text: 'x'.repeat(900)}), other)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  await small.stop()
})
