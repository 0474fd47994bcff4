import {page, type VitrinePage} from '../../page/page.ts'

/** Milliseconds for which a turn is kept. A page that holds a lock is kept out of the back/forward cache. */
const KEPT = 300

type TakeTurn = NonNullable<VitrinePage['takeTurn']>

/** The turn that no task has taken over. */
let kept: {lock: string; asked: ReturnType<TakeTurn>} | undefined

const takeTurn: TakeTurn = async (lock) => {
  if (kept?.lock !== lock) return
  const {asked} = kept
  kept = undefined
  return asked
}

/**
 * Keeps a turn (`in-turn.ts`) for a task that is about to come: the browser's answer to a request for a lock can come
 * behind a paint.
 */
export function keepTurn(name: string): void {
  const {locks} = navigator
  if (!locks || kept) return
  page().takeTurn = takeTurn
  let answer = (_end?: () => void) => {}
  const asked: ReturnType<TakeTurn> = new Promise((resolve) => {
    answer = resolve
  })
  const turn = {lock: `vitrine-cart ${name}`, asked}
  kept = turn
  function giveUp(end?: () => void): void {
    if (kept !== turn) return
    kept = undefined
    end?.()
  }
  const hold = (lock: Lock | null) =>
    lock &&
    new Promise<void>((end) => {
      answer(end)
      setTimeout(giveUp, KEPT, end)
    })
  locks
    .request(turn.lock, {ifAvailable: true}, hold)
    .catch(() => {})
    .then(() => {
      answer()
      giveUp()
    })
}
