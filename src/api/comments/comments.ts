import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toNumber} from '../../lib/to-number.ts'
import {ApiError} from '../errors.ts'
import type {Comment as ApiComment, CommentRequest} from '../generated/schema.ts'
import {request} from '../http.ts'

export type {CommentRequest} from '../generated/schema.ts'

export interface Comment extends Omit<ApiComment, 'publishedAt'> {
  /** Null where the server names no time that exists. */
  publishedAt: number | null
}

/** A part of the comments on an item, the oldest first. */
export interface CommentsPage {
  items: readonly Comment[]
  nextCursor: string | null
  isOpen: boolean
}

const PATH = '/api/comments'

/** The last time that a `Date` can hold. */
const LAST = 8.64e15

/** Null for a comment without an id or a text. */
function readComment(value: unknown): Comment | null {
  const {id, authorName, text, publishedAt} = asRecord(value)
  const [known, words, time] = [textOrNull(id), textOrNull(text), toNumber(publishedAt, null)]
  if (!known || !words) return null
  const isTime = time !== null && Math.abs(time) <= LAST
  return {id: known, authorName: textOrNull(authorName) ?? '', text: words, publishedAt: isTime ? time : null}
}

function parsePage(reply: unknown): Result<CommentsPage> {
  const {items, nextCursor, isOpen} = asRecord(reply)
  if (!Array.isArray(items)) return fail('has no list "items"')
  return ok({
    items: items.flatMap((item) => readComment(item) ?? []),
    nextCursor: textOrNull(nextCursor),
    isOpen: isOpen === true,
  })
}

/** The published comment; null while it waits. */
function parseReceipt(reply: unknown): Result<Comment | null> {
  const comment = readPath(reply, 'comment')
  return isRecord(comment) || comment === null ? ok(readComment(comment)) : fail('has no "comment"')
}

/** A server without comments says that there is no such address, or that it does not implement it. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)

/** One page of the comments on an item; null where the server has none. */
export async function loadComments(
  itemId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<CommentsPage | null> {
  const query = new URLSearchParams({itemId, ...(cursor !== null && {cursor})})
  try {
    return await request(`${PATH}?${query}`, parsePage, {signal})
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Sends a comment. `fieldErrors` holds errors by field. */
export const addComment = (body: CommentRequest): Promise<Comment | null> =>
  request(PATH, parseReceipt, {method: 'POST', body})
