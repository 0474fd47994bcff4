import {listOf} from '../../lib/list-of.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {createUuid} from '../../lib/uuid.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {isCrumbRefused, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

export const COMMENTS = '/api/comments'

/** Pages to read: no list of a test shop is longer. */
const MOST_PAGES = 100

/** A comment as the API description has it: each reply is compared with it. */
export interface Comment {
  id: string
  authorName: string
  text: string
  publishedAt: number
}

export interface CommentsPage {
  reply: Reply
  comments: readonly Comment[]
  next: string | null
}

/** Sends a comment with a new key. */
export const send = (
  visitor: Visitor,
  itemId: string,
  fields: Record<string, unknown> = {},
): Promise<Reply> =>
  visitor.call(COMMENTS, {
    method: 'POST',
    body: {
      itemId,
      name: 'Vitrine check',
      email: '',
      text: `This is a check, ${createUuid()}.`,
      key: createUuid(),
      ...fields,
    },
  })

const isComment = (value: unknown): value is Comment =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value

/** The stored comment; null while it waits. Skips the check where the server limits comments. */
export function readStored(reply: Reply): Comment | null {
  if (reply.status === 429) throw new NotAsked('the server accepts no more comments now')
  const comment = readField(reply, 'comment')
  const isStored = reply.status === 200 && !isCrumbRefused(reply) && (comment === null || isComment(comment))
  expectThat(isStored, '200 with `comment`, which is null while it waits', reply)
  return isComment(comment) ? comment : null
}

/** The stored comment; skips the check where comments wait. */
export function readPublished(reply: Reply): Comment {
  const comment = readStored(reply)
  if (comment) return comment
  throw new NotAsked('comments wait until they have been checked')
}

export async function readPage(
  visitor: Visitor,
  itemId: string,
  cursor: string | null = null,
): Promise<CommentsPage> {
  const query = new URLSearchParams({itemId, ...(cursor !== null && {cursor})})
  const reply = await visitor.call(`${COMMENTS}?${query}`)
  const items = readField(reply, 'items')
  expectThat(reply.status === 200 && Array.isArray(items), '200 with `items`', reply)
  return {reply, comments: listOf(items).filter(isComment), next: textOrNull(readField(reply, 'nextCursor'))}
}

/** All pages, as visitors walk through them. */
export async function readPages(visitor: Visitor, itemId: string): Promise<readonly CommentsPage[]> {
  const pages = [await readPage(visitor, itemId)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    if (pages.length >= MOST_PAGES)
      throw new NotAsked(`the item has more than ${MOST_PAGES} pages of comments`)
    pages.push(await readPage(visitor, itemId, next))
  }
  return pages
}

export const commentsOf = (pages: readonly CommentsPage[]): readonly Comment[] =>
  pages.flatMap(({comments}) => comments)
