import type {Comment} from '../../../src/api/generated/schema.ts'
import {hasLink} from '../../../src/model/comment.ts'
import type {Post} from '../../seed/journal.ts'
import type {Store} from '../../seed/stores.ts'
import {translatePost} from '../../seed/translate-post.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import {findPost, readComment, type Said} from './read-comment.ts'

/** A comment as stored. */
interface Stored extends Said {
  id: string
  /** Epoch milliseconds. */
  receivedAt: number
  /** False while it waits until somebody has checked it. */
  isPublished: boolean
}

/** Comments of a page. */
const PAGE = 10
const DAY = 24 * 60 * 60_000

const parse = (data: unknown): Stored => JSON.parse(String(data))

/** Never the address of the visitor. */
const toPublic = ({id, name, text, receivedAt}: Stored): Comment => ({
  id,
  authorName: name,
  text,
  publishedAt: receivedAt,
})

/** Those that the shop begins with, one a day. */
const seededOf = (post: Post, store: Store): Comment[] =>
  translatePost(post, store).comments.map(({author, text}, index) => ({
    id: `${post.id}-${index + 1}`,
    authorName: author,
    text,
    publishedAt: post.publishOn + (index + 1) * DAY,
  }))

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || /^\d{1,9}$/.test(cursor)) return Number(cursor ?? 0)
  throw new Refusal(400, 'cursor must be the nextCursor of a page.')
}

const isSame = (one: Said, other: Said): boolean =>
  one.itemId === other.itemId &&
  one.name === other.name &&
  one.email === other.email &&
  one.text === other.text

/** The first comment with this key; throws if it said something else, which would otherwise be lost. */
async function findEarlier(queries: Queries, said: Said): Promise<Stored | null> {
  const row = await queries.first('SELECT data FROM comments WHERE key = ?', [said.key])
  if (!row) return null
  const earlier = parse(row.data)
  if (!isSame(earlier, said)) throw new Refusal(422, messages.commentChanged)
  return earlier
}

/** What visitors say about the stories. A comment with a link waits; all others are published at once. */
export function createComments(database: Database, now: () => number, shares: Shares) {
  async function add(queries: Queries, said: Said, network: string): Promise<Stored> {
    const earlier = await findEarlier(queries, said)
    if (earlier) return earlier
    const isPublished = !hasLink(`${said.name} ${said.text}`)
    const stored = {id: crypto.randomUUID(), receivedAt: now(), isPublished, ...said}
    const data = JSON.stringify(stored)
    shares.take('comments', network, data)
    await queries.all(
      'INSERT INTO comments (id, key, item_id, is_published, created, data) VALUES (?, ?, ?, ?, ?, ?)',
      [stored.id, said.key, said.itemId, isPublished ? 1 : 0, stored.receivedAt, data],
    )
    return stored
  }

  return {
    /** Stores a comment once, however often it is sent. Null while it waits. */
    keep: async (body: Record<string, unknown>, network: string): Promise<Comment | null> => {
      const said = readComment(body)
      const stored = await database.write((queries) => add(queries, said, network))
      return stored.isPublished ? toPublic(stored) : null
    },
    /** One page of an item's comments, the oldest first. */
    page: async (itemId: string, cursor: string | undefined, store: Store) => {
      const start = readCursor(cursor)
      const seeded = seededOf(findPost(itemId), store)
      const first = seeded.slice(start, start + PAGE)
      const rows = await database.all(
        'SELECT data FROM comments WHERE item_id = ? AND is_published = 1 ORDER BY created, rowid LIMIT ? OFFSET ?',
        [itemId, PAGE + 1 - first.length, Math.max(0, start - seeded.length)],
      )
      const found = [...first, ...rows.map(({data}) => toPublic(parse(data)))]
      const isLast = found.length <= PAGE && start + first.length >= seeded.length
      return {items: found.slice(0, PAGE), nextCursor: isLast ? null : `${start + PAGE}`, isOpen: true}
    },
    /** The number of published comments on a story. */
    count: async ({id, comments}: Post): Promise<number> => {
      const row = await database.first(
        'SELECT count(*) AS count FROM comments WHERE item_id = ? AND is_published = 1',
        [id],
      )
      return comments.length + Number(row?.count)
    },
    list: async (): Promise<Stored[]> => {
      const rows = await database.all('SELECT data FROM comments ORDER BY created, rowid')
      return rows.map(({data}) => parse(data))
    },
  }
}

export type Comments = ReturnType<typeof createComments>
