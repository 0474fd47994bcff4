import type {Ask, Clients} from '../../src/check/client.ts'

interface Said {
  itemId: string
  name: string
  email: string
  text: string
  key: string
}

interface Stored extends Said {
  id: string
  publishedAt: number
}

interface Found {
  status: number
  body: unknown
}

/** What a fake server does differently. */
export interface Faults {
  /** The problems of a comment by field; by default those of the API description. */
  problemsOf?: (said: Said) => Record<string, string>
  /** How a text is stored; by default as it was sent. */
  keep?: (text: string) => string
  /** True stores each comment again, whatever its key is. */
  ignoresKeys?: boolean
  /** True answers another comment with a used key like the first one. */
  swallows?: boolean
  /** True publishes no comment until it has been checked. */
  waits?: boolean
  /** True never lists a comment. */
  hides?: boolean
  /** True adds the email address to each comment. */
  tells?: boolean
  /** True lists the newest comment first. */
  isReversed?: boolean
  /** Comments that a page repeats from the one before. */
  overlap?: number
  /** The comments of an unknown item. */
  strangers?: readonly unknown[]
  /** Accepts this many comments, then says 429. */
  most?: number
}

export const POST = 'kiln'
const PAGE = 4

export const describedProblems = ({name, email, text}: Said): Record<string, string> => ({
  ...((!name.trim() || name.length > 100) && {name: 'Please give a name.'}),
  ...((!text.trim() || text.length > 5000) && {text: 'Please give a text.'}),
  ...(email && !email.includes('@') && {email: 'Please give an address.'}),
})

/** A server that lists and stores comments without a network. */
export function fakeComments(faults: Faults = {}): Clients {
  const {problemsOf = describedProblems, keep = (text) => text, overlap = 0, most = Infinity} = faults
  const stored: Stored[] = []

  const view = ({id, name, email, text, publishedAt}: Stored) => ({
    id,
    authorName: keep(name),
    text: keep(text),
    publishedAt,
    ...(faults.tells && {email}),
  })

  const receipt = (comment: Stored): Found => ({
    status: 200,
    body: {comment: faults.waits ? null : view(comment)},
  })

  function add(said: Said): Found {
    const errors = problemsOf(said)
    if (Object.keys(errors).length) return {status: 400, body: {error: 'Please check the form.', errors}}
    const earlier = faults.ignoresKeys ? undefined : stored.find(({key}) => key === said.key)
    const isOther = earlier && earlier.text !== said.text && !faults.swallows
    if (isOther) return {status: 422, body: {message: 'This was changed.'}}
    if (earlier) return receipt(earlier)
    if (stored.length === most) return {status: 429, body: {error: 'Please wait.'}}
    const comment = {...said, id: `c${stored.length}`, publishedAt: stored.length}
    stored.push(comment)
    return receipt(comment)
  }

  function list(query: URLSearchParams): Found {
    const start = Number(query.get('cursor') ?? 0)
    const isHidden = faults.waits || faults.hides
    const all = isHidden ? [] : faults.isReversed ? stored.toReversed() : stored
    const items = all.slice(Math.max(0, start - overlap), start + PAGE).map(view)
    const isLast = start + PAGE >= all.length
    const isKnown = query.get('itemId') === POST
    return {
      status: 200,
      body: {
        items: isKnown ? items : (faults.strangers ?? []),
        nextCursor: isLast ? null : `${start + PAGE}`,
        isOpen: true,
      },
    }
  }

  const open = () => ({
    send: async (ask: Ask) => {
      const {searchParams} = new URL(ask.path, 'https://shop.example')
      const {status, body} = ask.body === null ? list(searchParams) : add(JSON.parse(ask.body))
      return {ask, status, header: () => 'application/json', text: JSON.stringify(body)}
    },
    readCookie: () => null,
  })
  return {withCookies: open, withoutCookies: open}
}
