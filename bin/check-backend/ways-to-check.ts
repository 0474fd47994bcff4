import type {Source} from '../../src/backends/settings.ts'
import {createValidate} from '../../src/check/description/create-validate.ts'
import {adapterClients} from './adapter-clients.ts'
import {nodeClients} from './node-clients.ts'

/** How the checks call a server of the platform, whose replies are compared with their description. */
export const callDirectly = (origin: string, description: Record<string, unknown>) => ({
  clients: nodeClients(origin),
  validate: createValidate(description),
})

/** How they call another kind of shop: its adapter writes the requests and replies. */
export const callAdapted = (name: string, source: Source) => ({
  clients: adapterClients(name, source),
  validate: () => [],
  isAdapted: true,
})
