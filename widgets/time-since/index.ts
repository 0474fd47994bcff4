import type {Mount} from '../../src/contract/widget.ts'
import {timePassed} from '../../src/format/time-passed.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {createSay} from './say.ts'
import {keepLooking} from './timer.ts'

const HOUR = 3_600_000
/** Milliseconds after which another text may be true. */
const STEPS: Record<string, number | undefined> = {minute: HOUR / 60, hour: HOUR}

export const mount: Mount = (element) => {
  const date = readProps(element, definition).date ?? Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(date)) throw new TypeError('names no time. Give data-date in milliseconds, or datetime')
  const adoption = adopt(element)
  const say = createSay(element.closest<HTMLElement>('[lang]')?.lang ?? '', element.textContent.trim())
  const stop = keepLooking(() => {
    const time = Date.now() - date
    const passed = timePassed(time)
    apply(adoption, {content: say(passed)})
    // all that is longer than a day is so many days
    const step = STEPS[passed.unit] ?? 24 * HOUR
    return step - (time % step)
  })
  return () => {
    stop()
    restore(adoption)
  }
}
