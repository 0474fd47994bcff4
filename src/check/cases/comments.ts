import {listOf} from '../../lib/list-of.ts'
import {createUuid} from '../../lib/uuid.ts'
import type {Case, Scene} from '../case.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {expectRefusal, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'
import {COMMENTS, commentsOf, readPage, readPages, readPublished, readStored, send} from './read-comments.ts'

/** Characters, as the API description has them. */
const [LONGEST_NAME, LONGEST_COMMENT] = [100, 5000]

const REFUSED = [400, 422]

/** Comments to send until the item has a second page. */
const MOST_SENT = 30

/** Markup, quotes, references and a line break, without an address: comments that advertise one often wait. */
const HOSTILE = {
  name: '<b>Vitrine</b> & "check"',
  text: '<img src=x onerror=alert(1)><!-- &lt;b&gt; \'"` {@|json}\n</script> \u{1f3fa} second line',
}

/** Fields that a server has to refuse. */
const WRONG: readonly [what: string, field: string, value: string][] = [
  ['a comment without name', 'name', ' '],
  ['a comment without text', 'text', ' \n'],
  ['a comment with an invalid email address', 'email', 'check'],
  [`a name of more than ${LONGEST_NAME} characters`, 'name', 'n'.repeat(LONGEST_NAME + 1)],
  [`a text of more than ${LONGEST_COMMENT} characters`, 'text', 't'.repeat(LONGEST_COMMENT + 1)],
]

const refusals = WRONG.map(
  ([what, field, value]): Omit<Case, 'part' | 'needs'> => ({
    name: `${what} is refused at ${field}`,
    run: async ({createVisitor, given: {post = ''}}) => {
      const reply = await send(createVisitor(), post, {[field]: value})
      expectRefusal(reply, REFUSED, 'a refusal')
      expectThat(!!readField(reply, `errors.${field}`), `words for the visitor in \`errors.${field}\``, reply)
    },
  }),
)

/** Sends comments until there is a second page. */
async function fillPage(visitor: Visitor, post: string): Promise<void> {
  for (let sent = 0; (await readPage(visitor, post)).next === null; sent++) {
    if (sent === MOST_SENT) throw new NotAsked('all comments are on one page')
    readPublished(await send(visitor, post))
  }
}

async function walkPages({createVisitor, given: {post = ''}}: Scene): Promise<void> {
  const visitor = createVisitor()
  await fillPage(visitor, post)
  const pages = await readPages(visitor, post)
  const comments = commentsOf(pages)
  const {reply = null} = pages.at(-1) ?? {}
  const ids = new Set(comments.map(({id}) => id))
  expectThat(ids.size === comments.length, 'each comment on one page', reply)
  const isSorted = comments.every(
    ({publishedAt}, index) => publishedAt >= (comments[index - 1]?.publishedAt ?? -Infinity),
  )
  expectThat(isSorted, 'the oldest comment first', reply)
}

const ofPost: readonly Omit<Case, 'part' | 'needs'>[] = [
  {
    name: 'the comments of an item are listed',
    run: async ({createVisitor, given: {post = ''}}) => void (await readPage(createVisitor(), post)),
  },
  {
    name: 'an item that is not there has no comments',
    run: async ({createVisitor}) => {
      const reply = await createVisitor().call(`${COMMENTS}?itemId=no-such-item`)
      const isEmpty = reply.status === 200 && listOf(readField(reply, 'items')).length === 0
      expectThat(reply.status === 404 || isEmpty, '404, or no comments', reply)
    },
  },
  {
    name: 'a comment is listed once it is published, without log-in',
    run: async ({createVisitor, given: {post = ''}}) => {
      const visitor = createVisitor()
      const {id} = readPublished(await send(visitor, post))
      const pages = await readPages(visitor, post)
      const isListed = commentsOf(pages).some((comment) => comment.id === id)
      expectThat(isListed, 'the comment in the list', pages.at(-1)?.reply)
    },
  },
  {
    name: 'a comment is stored once by one key',
    run: async ({createVisitor, given: {post = ''}}) => {
      const visitor = createVisitor()
      const same = {text: 'This is a check. It is sent three times.', key: createUuid()}
      // a first write fetches the crumb, which two at once would both miss
      const first = readStored(await send(visitor, post, same))
      const again = await Promise.all([send(visitor, post, same), send(visitor, post, same)])
      const isSame = again.every((reply) => readStored(reply)?.id === first?.id)
      expectThat(isSame, 'the first answer for the same key', again[0])
      const listed = commentsOf(await readPages(visitor, post)).filter(({id}) => id === first?.id)
      expectThat(listed.length === (first ? 1 : 0), 'the comment once in the list')
    },
  },
  {
    name: 'a key that was used does not swallow another comment',
    run: async ({createVisitor, given: {post = ''}}) => {
      const [visitor, key] = [createVisitor(), createUuid()]
      readStored(await send(visitor, post, {key}))
      const reply = await send(visitor, post, {key, text: 'This is another check.'})
      expectRefusal(reply, [409, 422], 'a refusal of the key')
    },
  },
  {
    name: 'HTML in a comment is stored as text',
    run: async ({createVisitor, given: {post = ''}}) => {
      const visitor = createVisitor()
      const reply = await send(visitor, post, HOSTILE)
      const {id} = readPublished(reply)
      const listed = commentsOf(await readPages(visitor, post)).find((comment) => comment.id === id)
      const isKept = listed?.authorName === HOSTILE.name && listed.text === HOSTILE.text
      expectThat(isKept, 'name and text as they were sent, with no character escaped or left out', reply)
    },
  },
  {
    name: 'the email address of a visitor is not published',
    run: async ({createVisitor, given: {post = ''}}) => {
      const [visitor, email] = [createVisitor(), `check-${createUuid()}@vitrine.example`]
      const reply = await send(visitor, post, {email})
      readStored(reply)
      const pages = await readPages(visitor, post)
      const shows = [reply, ...pages.map((page) => page.reply)].find(({text}) => text.includes(email))
      expectThat(!shows, 'a reply without the email address', shows)
    },
  },
  ...refusals,
  {
    name: 'the next page continues where the page ends, from old to new',
    run: walkPages,
  },
]

export const commentCases: readonly Case[] = ofPost.map((check) => ({
  ...check,
  part: 'comments',
  needs: 'post',
}))
