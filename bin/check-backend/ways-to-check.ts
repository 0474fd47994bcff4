import type {Source} from '../../src/backends/settings.ts'
import {createValidate} from '../../src/check/description/create-validate.ts'
import {adapterClients} from './adapter-clients.ts'
import {nodeClients} from './node-clients.ts'

/** Calls a server of the platform, and compares its replies with the API description. */
export const callDirectly = (origin: string, description: Record<string, unknown>) => ({
  clients: nodeClients(origin),
  validate: createValidate(description),
})

/** Calls another kind of shop through its adapter, which writes the requests and replies. */
export const callAdapted = (name: string, source: Source) => ({
  clients: adapterClients(name, source),
  validate: () => [],
  isAdapted: true,
})
