import {createChanges} from '../../src/backends/changes.ts'
import type {CreateBackend} from '../../src/backends/create-backend.ts'
import type {Settings} from '../../src/backends/settings.ts'
import type {StoredText} from '../../src/backends/visitor.ts'
import {createQueue} from '../../src/lib/queue.ts'

const createText = (initial = ''): StoredText => {
  let text = initial
  return {
    read: () => text,
    write: (value) => {
      text = value
    },
  }
}

/** A kind of shop for one visitor, whose identity is in memory. */
export function createTested(createBackend: CreateBackend, settings: Partial<Settings>, token = '') {
  const queue = createQueue()
  const visitor = {
    identity: createText(token),
    lastCart: createText(),
    serialized: <T>(change: () => Promise<T>) => queue('cart', change),
  }
  const backend = createBackend({
    settings: {api: '', key: null, channel: null, region: null, ...settings},
    visitor,
    changes: createChanges(visitor),
  })
  return {backend, visitor}
}
