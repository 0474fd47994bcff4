import {CLOCK_TOLERANCE, MOST_VISITS} from '../assumptions.ts'

/** The two cookies of a visit (contract: visitor record). */
export interface Visit {
  /** `id|first|previous|current|count`, times in epoch ms. */
  record: string
  /** Epoch ms of the visit. */
  time: string
}

/** An id, then four groups of digits; product.md §5. They stay text, so that long ones lose no digit. */
const RECORD = /^([^|]+)\|(0|[1-9]\d*)\|(0|[1-9]\d*)\|(0|[1-9]\d*)\|(0|[1-9]\d*)$/
const TIME = /^[1-9]\d*$/

interface Clock {
  now: number
  createId: () => string
}

/**
 * The next values of the cookies, whatever the current ones: the table of tracking.md T11. `isForced` creates a new
 * visitor.
 */
export function nextVisit(
  {record, time}: {record: string | null; time: string | null},
  {now, createId}: Clock,
  isForced = false,
): Visit {
  const [known, id, first, previous, current, count] = RECORD.exec(record ?? '') ?? []
  const visit = (...parts: unknown[]): Visit => ({record: parts.join('|'), time: `${now}`})
  if (!known || isForced) return visit(createId(), now, now, now, 1)
  if (time && TIME.test(time)) return {record: known, time}
  // the clock was set back since: the age of that visit is unknown
  if (Number(current) > now + CLOCK_TOLERANCE) return visit(id, first, previous, now, count)
  return visit(id, first, current, now, Math.min(Number(count) + 1, MOST_VISITS))
}
