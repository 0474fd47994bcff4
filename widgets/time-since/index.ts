import {timePassed} from '../../src/format/time-passed.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {createSay} from './parts/say.ts'
import {keepLooking} from './parts/timer.ts'
import {definition} from './widget.ts'

const HOUR = 3_600_000
/** Milliseconds after which another text may be correct. */
const STEPS: Record<string, number | undefined> = {minute: HOUR / 60, hour: HOUR}

export const mount = enhance(definition, ({element, props, adopt, signal}) => {
  const date = props.date ?? Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(date)) throw new TypeError('names no time. Give data-date in milliseconds, or datetime')
  const say = createSay(element.closest<HTMLElement>('[lang]')?.lang ?? '', element.textContent.trim())
  keepLooking(() => {
    const time = Date.now() - date
    const passed = timePassed(time)
    adopt(element, {content: say(passed)})
    // everything longer than a day changes once a day
    const step = STEPS[passed.unit] ?? 24 * HOUR
    return step - (time % step)
  }, signal)
})
