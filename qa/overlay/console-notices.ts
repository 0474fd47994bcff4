// biome-ignore-all lint/suspicious/noConsole: this is a log for the console
import {EVENTS} from './events.ts'

/** Logs every Vitrine event of the page. */
export function logEvents(): void {
  for (const name of EVENTS)
    document.addEventListener(`vitrine:${name}`, (event) => {
      console.debug(`[vitrine] ${name}`, event.target, event instanceof CustomEvent ? event.detail : '')
    })
}
