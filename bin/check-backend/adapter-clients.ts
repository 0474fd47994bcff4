import {createBackendOf} from '../../src/backends/registry.ts'
import type {Source} from '../../src/backends/settings.ts'
import type {StoredText, Visitor} from '../../src/backends/visitor.ts'
import type {Clients} from '../../src/check/client.ts'
import {createQueue} from '../../src/lib/queue.ts'
import {createAdapterClient} from './adapter-client.ts'

function createText(): StoredText {
  let text = ''
  return {
    read: () => text,
    write: (value) => {
      text = value
    },
  }
}

/** A visitor whose identity lasts as long as the check runs. */
function createVisitor(): Visitor {
  const queue = createQueue()
  return {
    identity: createText(),
    lastCart: createText(),
    serialized: (change) => queue('cart', change),
  }
}

/** Clients that speak to a kind of shop through its adapter. */
export function adapterClients(name: string, source: Source): Clients {
  const create = () => createAdapterClient(createBackendOf(name, source, createVisitor))
  return {withCookies: create, withoutCookies: create}
}
