import {LONGEST_COMMENT, LONGEST_NAME} from '../../../src/model/comment.ts'
import {isEmail} from '../../../src/model/email.ts'
import {posts} from '../../seed/journal.ts'
import {readKey, readTexts, refuseInvalid} from '../forms/keyed-texts.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_FIELD} from '../storage/quotas.ts'

/** What a visitor sends. */
export interface Said {
  itemId: string
  name: string
  email: string
  text: string
  /** Created with the comment: sending it again stores nothing more. */
  key: string
}

/** The subject of the comments. */
export function findPost(itemId: string) {
  const post = posts.find(({id}) => id === itemId)
  if (!post) throw new Refusal(404, 'There is no such item.')
  return post
}

function findProblem(text: string, most: number): string | null {
  if (!text) return messages.required
  return text.length > most ? messages.tooLong : null
}

function findEmailProblem(email: string): string | null {
  if (email.length > LONGEST_FIELD) return messages.tooLong
  return !email || isEmail(email) ? null : messages.email
}

const FIELDS = ['name', 'email', 'text'] as const

export function readComment(body: Record<string, unknown>): Said {
  const texts = readTexts(FIELDS, body)
  const {id: itemId} = findPost(`${body.itemId ?? ''}`)
  refuseInvalid({
    name: findProblem(texts.name, LONGEST_NAME),
    email: findEmailProblem(texts.email),
    text: findProblem(texts.text, LONGEST_COMMENT),
  })
  return {itemId, ...texts, key: readKey(body.key)}
}
