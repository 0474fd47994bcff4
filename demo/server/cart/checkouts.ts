import type {Database} from '../database.ts'

/** How long it is kept what a visitor has typed. */
const KEPT_MS = 60 * 60_000
/** Characters of a field. */
const LONGEST = 300

/** What the form of a checkout asks for. */
const FIELDS = 'email name line1 line2 city region postalCode country testMode'.split(' ')

type Texts = Readonly<Record<string, string>>

/** What a visitor had filled in at the checkout, and why that was refused. */
export interface Typed {
  fields?: Texts
  /** By field. */
  problems?: Texts
  error?: string
}

interface Refused extends Typed {
  fields: Texts
}

/** Whose it is: who only knows the address of a checkout is not shown what was typed there. */
interface Owner {
  cartId: string
  visitor: string
}

const pickFields = (fields: Texts): Texts =>
  Object.fromEntries(FIELDS.map((name) => [name, (fields[name] ?? '').slice(0, LONGEST)]))

/** What was refused at the checkout, so that a page shows it that can be loaded again without sending anything. */
export function createCheckouts(database: Database, now: () => number) {
  return {
    /** Replaces what was kept of the cart; returns the name of this try. */
    keep: async ({cartId, visitor}: Owner, {fields, ...reasons}: Refused): Promise<string> => {
      const name = crypto.randomUUID()
      const data = JSON.stringify({...reasons, fields: pickFields(fields)})
      await database.write(async (queries) => {
        await queries.all('DELETE FROM checkouts WHERE created <= ?', [now() - KEPT_MS])
        await queries.all(
          'INSERT OR REPLACE INTO checkouts (cart_id, visitor, try, data, created) VALUES (?, ?, ?, ?, ?)',
          [cartId, visitor, name, data, now()],
        )
      })
      return name
    },
    /** What was typed; why it was refused only for the page that the try leads to. */
    find: async ({cartId, visitor}: Owner, name: string | undefined): Promise<Typed> => {
      const row = await database.first(
        'SELECT try, data FROM checkouts WHERE cart_id = ? AND visitor = ? AND created > ?',
        [cartId, visitor, now() - KEPT_MS],
      )
      if (!row) return {}
      const refused: Refused = JSON.parse(String(row.data))
      return row.try === name ? refused : {fields: refused.fields}
    },
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>
