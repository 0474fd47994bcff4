import {createBackendOf} from '../../src/backends/others.ts'
import type {Source} from '../../src/backends/settings.ts'
import type {Kept, Visitor} from '../../src/backends/visitor.ts'
import type {Clients} from '../../src/check/client.ts'
import {createQueue} from '../../src/lib/queue.ts'
import {createAdapterClient} from './adapter-client.ts'

function keep(): Kept {
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
  const inTurn = createQueue()
  return {kept: keep(), seen: keep(), inTurn: (change) => inTurn('cart', change)}
}

/** Clients that speak to a kind of shop through its adapter. */
export function adapterClients(name: string, source: Source): Clients {
  const create = () => createAdapterClient(createBackendOf(name, source, createVisitor))
  return {withCookies: create, withoutCookies: create}
}
