import type {Vitrine} from '../../loader/api.ts'
import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {warn} from '../../src/page/report.ts'
import {EVENTS} from './events.ts'

function findProblem(name: string): string {
  const meant = didYouMean(name.replace(/^vitrine:/, ''), EVENTS)
  return meant
    ? `there is no event ${name}, did you mean ${meant}?`
    : `Vitrine fires no event ${name}, only the page can`
}

/** Reports the names that are no events, each once. */
function follow(vitrine: Vitrine): void {
  const {on} = vitrine
  const known = new Set<string>(EVENTS)
  vitrine.on = (name, listen) => {
    if (!known.has(name)) warn('on', findProblem(`${name}`))
    known.add(name)
    return on(name, listen)
  }
}

/** Finds misspelt names in `Vitrine.on`, from the first callback in the queue of the page. */
export function warnOfEvents(): void {
  const {Vitrine: queue} = window
  if (Array.isArray(queue)) queue.unshift(follow)
  else window.Vitrine = [follow]
}
