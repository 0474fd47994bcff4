import {createChanges} from '../../src/backends/changes.ts'
import type {CreateBackend} from '../../src/backends/create-backend.ts'
import type {Settings} from '../../src/backends/settings.ts'
import type {Kept} from '../../src/backends/visitor.ts'
import {createQueue} from '../../src/lib/queue.ts'

const keep = (value = ''): Kept => {
  let kept = value
  return {
    read: () => kept,
    write: (next) => {
      kept = next
    },
  }
}

/** A kind of shop for one visitor who is known in memory alone. */
export function createTested(createBackend: CreateBackend, settings: Partial<Settings>, token = '') {
  const inTurn = createQueue()
  const visitor = {
    kept: keep(token),
    seen: keep(),
    inTurn: <T>(change: () => Promise<T>) => inTurn('cart', change),
  }
  const backend = createBackend({
    settings: {api: '', key: null, channel: null, region: null, ...settings},
    visitor,
    changes: createChanges(visitor),
  })
  return {backend, visitor}
}
