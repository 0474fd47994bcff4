import {LONGEST_COMMENT, LONGEST_NAME} from '../../../src/model/comment.ts'

/** What visitors may store of one kind. Sizes are bytes of UTF-8. */
export interface Quota {
  /** What the guide calls it. */
  what: string
  /** What a row counts beside its texts. */
  row: number
  /** The largest text, as the guide describes it. */
  texts: string
  /** Bytes that one network may store in an hour. */
  hour: number
  /** Bytes of all networks. The oldest rows are deleted first. */
  total: number
  /** Milliseconds until a row is deleted. */
  kept: number
  table: string
  /** The bytes of a row's texts, in SQL. */
  size: string
  /** When a row was stored or changed, in SQL: epoch milliseconds. */
  at: string
}

/** Lines of a cart. */
export const MOST_LINES = 200
/** Characters of the answers of a line, or of a subscription. */
export const MOST_FIELDS = 8000
/** Characters of an `Add-To-Cart-Id`, or of the id of a submission. */
export const LONGEST_ID = 200
/** Characters of a field of the checkout. */
export const LONGEST_FIELD = 300
/** Characters of each text about the place of a form. */
export const LONGEST_PLACE = 2000
/** Characters of a submission's values: visitors paste whole letters. */
export const MOST_VALUES = 200_000

/** What a line counts beside its answers, and what an addition counts. */
export const LINE = 300

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const MB = 1_000_000

const fmt = (count: number): string => count.toLocaleString('en-US')

/** Everything that a visitor can store. A network is an IPv4 address, or 64 bits of IPv6. */
export const QUOTAS = {
  carts: {
    what: 'carts',
    row: 2000,
    texts: `${MOST_LINES} lines, each with ${fmt(MOST_FIELDS)} characters of answers`,
    hour: 20 * MB,
    total: 200 * MB,
    kept: 30 * DAY,
    table: 'carts',
    size: `(SELECT coalesce(sum(octet_length(additional_fields) + ${LINE}), 0) FROM entries WHERE cart_id = carts.id)`,
    at: 'changed',
  },
  subscriptions: {
    what: 'subscriptions that are not ordered',
    row: LINE,
    texts: `${fmt(MOST_FIELDS)} characters of answers`,
    hour: 5 * MB,
    total: 50 * MB,
    kept: 30 * DAY,
    table: 'subscriptions',
    size: 'octet_length(additional_fields)',
    at: 'created',
  },
  checkouts: {
    what: 'refused checkouts',
    row: 500,
    texts: `${LONGEST_FIELD} characters a field`,
    hour: 5 * MB,
    total: 50 * MB,
    kept: HOUR,
    table: 'checkouts',
    size: 'octet_length(data)',
    at: 'created',
  },
  orders: {
    what: 'orders',
    row: 500,
    texts: `the lines of the cart, and ${LONGEST_FIELD} characters a field`,
    hour: 20 * MB,
    total: 200 * MB,
    kept: 365 * DAY,
    table: 'orders',
    size: 'octet_length(data)',
    at: 'created',
  },
  submissions: {
    what: 'forms and stock alerts',
    row: LINE,
    texts: `${fmt(MOST_VALUES)} characters of answers, ${fmt(LONGEST_PLACE)} for each text about the page`,
    hour: 20 * MB,
    total: 200 * MB,
    kept: 365 * DAY,
    table: 'submissions',
    size: 'octet_length(data)',
    at: 'created',
  },
  withdrawals: {
    what: 'statements of withdrawal',
    row: 500,
    texts: `${LONGEST_FIELD} characters a field, ${fmt(LONGEST_PLACE)} for the statement, and the receipt`,
    hour: 5 * MB,
    total: 50 * MB,
    kept: 365 * DAY,
    table: 'withdrawals',
    size: 'octet_length(data) + octet_length(mail)',
    at: 'created',
  },
  comments: {
    what: 'comments',
    row: 500,
    texts: `${fmt(LONGEST_COMMENT)} characters, ${LONGEST_NAME} for the name, ${LONGEST_FIELD} for the email address`,
    hour: 5 * MB,
    total: 50 * MB,
    kept: 365 * DAY,
    table: 'comments',
    size: 'octet_length(data)',
    at: 'created',
  },
  keys: {
    what: 'keys of forms',
    row: LINE,
    texts: 'none',
    hour: 2 * MB,
    total: 20 * MB,
    kept: 10 * MINUTE,
    table: 'submission_keys',
    size: '0',
    at: 'created',
  },
  captchas: {
    what: 'answers to captchas',
    row: LINE,
    texts: 'none',
    hour: 2 * MB,
    total: 20 * MB,
    kept: 2 * MINUTE,
    table: 'captcha_answers',
    size: '0',
    at: 'created',
  },
  attempts: {
    what: 'attempts to log in',
    row: 800,
    texts: 'an email address',
    hour: 4 * MB,
    total: 20 * MB,
    kept: HOUR,
    table: 'log_in_tries',
    size: '0',
    at: 'at',
  },
  sessions: {
    what: 'sessions of members',
    row: 500,
    texts: 'none',
    hour: 2 * MB,
    total: 20 * MB,
    kept: 30 * DAY,
    table: 'sessions',
    size: '0',
    // the end of a session that lasts longest
    at: `expires - ${30 * DAY}`,
  },
  events: {
    what: 'tracking events',
    row: LINE,
    texts: 'the call and its headers',
    hour: 16 * MB,
    total: 128 * MB,
    kept: 30 * DAY,
    table: 'events',
    size: 'size',
    at: 'created',
  },
} as const satisfies Record<string, Quota>

export type Kind = keyof typeof QUOTAS

const isKind = (name: string): name is Kind => Object.hasOwn(QUOTAS, name)

export const KINDS = Object.keys(QUOTAS).filter(isKind)
