import type {Database} from '../database.ts'
import {LONGEST_FIELD, QUOTAS} from '../storage/quotas.ts'
import type {Shares} from '../storage/shares.ts'

/** How long a visitor's input is kept. */
const KEPT_MS = QUOTAS.checkouts.kept

/** The fields of the checkout form. */
const FIELDS = 'email name line1 line2 city region postalCode country testMode'.split(' ')

type Texts = Readonly<Record<string, string>>

/** A visitor's input at the checkout, and why it was refused. */
export interface Typed {
  fields?: Texts
  /** By field. */
  problems?: Texts
  error?: string
}

interface Refused extends Typed {
  fields: Texts
}

/** The owner of the input: knowing a checkout's address is not enough to see it. */
interface Owner {
  cartId: string
  visitor: string
}

interface Writer extends Owner {
  network: string
}

const pickFields = (fields: Texts): Texts =>
  Object.fromEntries(FIELDS.map((name) => [name, (fields[name] ?? '').slice(0, LONGEST_FIELD)]))

/** Refused checkouts, stored so that reloading the page sends nothing. */
export function createCheckouts(database: Database, now: () => number, shares: Shares) {
  return {
    /** Replaces the stored input of the cart; returns the id of this attempt. */
    keep: async ({cartId, visitor, network}: Writer, {fields, ...reasons}: Refused): Promise<string> => {
      const name = crypto.randomUUID()
      const data = JSON.stringify({...reasons, fields: pickFields(fields)})
      shares.take('checkouts', network, cartId, data)
      await database.write(async (queries) => {
        await queries.all('DELETE FROM checkouts WHERE created <= ?', [now() - KEPT_MS])
        await queries.all(
          'INSERT OR REPLACE INTO checkouts (cart_id, visitor, try, data, created) VALUES (?, ?, ?, ?, ?)',
          [cartId, visitor, name, data, now()],
        )
      })
      return name
    },
    /** The input. The reasons for a refusal are only returned to the page of that attempt. */
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
