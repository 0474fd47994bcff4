import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_ID} from '../storage/quotas.ts'

/** Throws problems that the visitor can correct, by field; null is none. */
export function refuseInvalid(problems: Record<string, string | null>): void {
  const found = Object.entries(problems).flatMap(([field, text]) => (text ? [[field, text]] : []))
  if (found.length) throw new Refusal(400, messages.invalidFields, Object.fromEntries(found))
}

/** The texts from a form or a call, trimmed; '' for a missing one. A value that is no text is an error of its field. */
export function readTexts<N extends string>(
  names: readonly N[],
  said: Record<string, unknown>,
): Record<N, string> {
  const isWrong = (name: N) => said[name] !== undefined && typeof said[name] !== 'string'
  refuseInvalid(Object.fromEntries(names.map((name) => [name, isWrong(name) ? messages.notAValue : null])))
  const texts: Partial<Record<N, string>> = {}
  for (const name of names) texts[name] = `${said[name] ?? ''}`.trim()
  return texts as Record<N, string>
}

/** Throws for a key that another visitor could guess, or that is too long to store. */
export function readKey(key: unknown): string {
  if (typeof key === 'string' && key.length >= 16 && key.length <= LONGEST_ID) return key
  throw new Refusal(400, messages.staleForm)
}
