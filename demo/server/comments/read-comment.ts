import {LONGEST_COMMENT, LONGEST_NAME} from '../../../src/model/comment.ts'
import {isEmail} from '../../../src/model/email.ts'
import {posts} from '../../seed/journal.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_FIELD, LONGEST_ID} from '../storage/quotas.ts'

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

function readKey(key: unknown): string {
  if (typeof key === 'string' && key.length >= 16 && key.length <= LONGEST_ID) return key
  throw new Refusal(400, messages.staleForm)
}

/** Throws problems that the visitor can correct, by field. */
function check({name, email, text}: Omit<Said, 'key'>): void {
  const problems = {
    name: findProblem(name, LONGEST_NAME),
    email: findEmailProblem(email),
    text: findProblem(text, LONGEST_COMMENT),
  }
  const told = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []))
  if (told.length) throw new Refusal(400, messages.invalidFields, Object.fromEntries(told))
}

const FIELDS = ['name', 'email', 'text'] as const

export function readComment(body: Record<string, unknown>): Said {
  const wrong = FIELDS.filter((field) => body[field] !== undefined && typeof body[field] !== 'string')
  if (wrong.length)
    throw new Refusal(
      400,
      messages.invalidFields,
      Object.fromEntries(wrong.map((field) => [field, messages.notAValue])),
    )
  const textOf = (field: (typeof FIELDS)[number]) => `${body[field] ?? ''}`.trim()
  const {id: itemId} = findPost(`${body.itemId ?? ''}`)
  const said = {itemId, name: textOf('name'), email: textOf('email'), text: textOf('text')}
  check(said)
  return {...said, key: readKey(body.key)}
}
