import {toJson} from '../../lib/to-json.ts'
import {createUuid} from '../../lib/uuid.ts'
import {hasLink, LONGEST_COMMENT, LONGEST_NAME} from '../../model/comment.ts'
import {type Answer, answer, readBody, readKey, readText} from './ask.ts'
import {INVALID, readEmail} from './read-email.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'

/** A comment, and what was sent with its key. */
interface Stored {
  itemId: string
  said: string
  comment: {id: string; authorName: string; text: string; publishedAt: number}
  isPublished: boolean
}

/** By key, the oldest first. */
export type StoredComments = Map<string, Stored>

const PAGE = 20

function problemOf(text: string, most: number): string | null {
  if (!text) return 'This field is required.'
  return text.length > most ? 'This is too long.' : null
}

function checkTexts(name: string, text: string): void {
  const problems = {name: problemOf(name, LONGEST_NAME), text: problemOf(text, LONGEST_COMMENT)}
  const errors = Object.entries(problems).filter(([, problem]) => problem)
  if (errors.length) throw new Refusal(400, INVALID, {errors: Object.fromEntries(errors)})
}

function create(body: Record<string, unknown>): Stored {
  const [itemId, name, text] = ['itemId', 'name', 'text'].map((field) => readText(body[field], field).trim())
  if (!itemId) throw new Refusal(400, 'itemId is missing.')
  checkTexts(name ?? '', text ?? '')
  if (body.email) readEmail(body.email)
  const comment = {id: createUuid(), authorName: name ?? '', text: text ?? '', publishedAt: Date.now()}
  return {itemId, said: toJson(body), comment, isPublished: !hasLink(comment.text)}
}

function add(body: Record<string, unknown>, comments: StoredComments): Answer {
  const key = readKey(body.key)
  const stored = comments.get(key) ?? create(body)
  if (stored.said !== toJson(body)) throw new Refusal(422, 'This was changed. Please send it again.')
  comments.set(key, stored)
  return answer({comment: stored.isPublished ? stored.comment : null})
}

function list(query: URLSearchParams, comments: StoredComments): Answer {
  const itemId = query.get('itemId')
  if (!itemId) throw new Refusal(400, 'itemId is missing.')
  const start = Number(query.get('cursor') ?? 0)
  const all = [...comments.values()].filter((comment) => comment.itemId === itemId && comment.isPublished)
  const end = start + PAGE
  return answer({
    items: all.slice(start, end).map(({comment}) => comment),
    nextCursor: end < all.length ? `${end}` : null,
    isOpen: true,
  })
}

/** The mock shop stores comments as long as its page; one with a link waits. */
export const commentRoutes = (comments: StoredComments): readonly Route[] => [
  ['GET', '/api/comments', (_ask, _parts, query) => list(query, comments)],
  ['POST', '/api/comments', (ask) => add(readBody(ask), comments)],
]
