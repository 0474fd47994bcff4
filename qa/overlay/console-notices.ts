// biome-ignore-all lint/suspicious/noConsole: the console is where this speaks
import {EVENTS} from './events.ts'

/** Tells the console of all that happens. */
export function speakUp(): void {
  for (const name of EVENTS)
    document.addEventListener(`vitrine:${name}`, (event) => {
      console.debug(`[vitrine] ${name}`, event.target, event instanceof CustomEvent ? event.detail : '')
    })
}
