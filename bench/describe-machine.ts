import {cpus, totalmem, type} from 'node:os'

/** The properties of the machine that influence figures. */
export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${type()}, ${cpus().length} × ${first?.model.trim() || 'unknown processor'}, ${memory} GB`
}
