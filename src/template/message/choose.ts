import type {Problem} from '../error.ts'
import {type Digits, readDigits} from '../locale/amount.ts'
import {pluralCategories, pluralCategory} from '../locale/plural.ts'
import type {Value} from '../value.ts'
import type {Case, Message, Part} from './parse.ts'

type Choice = Extract<Part, {kind: 'choice'}>

interface ChoiceContext {
  readonly locale: string
  readonly report: (problem: Problem) => void
}

interface Chosen {
  readonly message: Message
  /** The text for `#`. */
  readonly shown: string
}

const NOTHING: Message = []
const KEYWORDS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const EXACT = /^=(-?\d+(?:\.\d+)?)$/

const messageOf = (found: Case | undefined, cases: readonly Case[]): Message =>
  (found ?? cases.find(({key}) => key === 'other'))?.message ?? NOTHING

/** A plural category of another language never applies here; an unknown one is a mistake. */
function checkKeys({cases, type}: Choice, {locale, report}: ChoiceContext): void {
  const used = pluralCategories(locale, type === 'selectordinal' ? 'ordinal' : 'cardinal')
  for (const {key} of cases) {
    if (EXACT.test(key) || used.includes(key) || key === 'other') continue
    const isKnown = KEYWORDS.includes(key)
    report({
      code: 'message-key',
      message: `Invalid plural key "${key}" for locale ${locale}`,
      severity: isKnown ? 'warning' : 'error',
    })
  }
}

function readNumber(value: Value, {report}: ChoiceContext): Digits {
  const digits = readDigits(value)
  if (digits === null && value !== undefined && value !== null)
    report({
      code: 'message-argument',
      message: `Plural argument is not a number: ${JSON.stringify(value)?.slice(0, 80)}`,
      severity: 'warning',
    })
  return digits ?? '0'
}

const subtract = (digits: Digits, offset: number): Digits => (offset ? `${Number(digits) - offset}` : digits)

/** The first case that matches, in the order of the message. */
function choosePlural(choice: Choice, value: Value, context: ChoiceContext): Chosen {
  checkKeys(choice, context)
  const digits = readNumber(value, context)
  const shown = subtract(digits, choice.offset)
  const type = choice.type === 'selectordinal' ? 'ordinal' : 'cardinal'
  const category = pluralCategory(shown, context.locale, type)
  const found = choice.cases.find(({key}) => {
    const exact = EXACT.exec(key)?.[1]
    return exact === undefined ? key === category : Number(exact) === Number(digits)
  })
  return {message: messageOf(found, choice.cases), shown}
}

export function chooseCase(choice: Choice, value: Value, text: string, context: ChoiceContext): Chosen {
  if (choice.type !== 'select') return choosePlural(choice, value, context)
  const found = choice.cases.find(({key}) => key === text)
  return {message: messageOf(found, choice.cases), shown: text}
}
