import {create as createAot} from './aot.ts'
import {create as createClosures} from './closures.ts'
import type {Contender, Create} from './contender.ts'
import {create as createHandWritten} from './hand-written.ts'

/** Imported when needed: checks and tests run without the peers. */
const peer =
  (file: string): Create =>
  async (templates) => {
    const {create}: {create: Create} = await import(new URL(`../peers/${file}.ts`, import.meta.url).href)
    return create(templates)
  }

export const contenders: readonly Contender[] = [
  {name: 'hand-written', isReady: true, create: createHandWritten},
  {name: 'closures', language: 'jsont', create: createClosures},
  {name: 'ahead of time', language: 'jsont', isReady: true, create: createAot},
  {name: '@squarespace/template-engine', language: 'jsont', create: peer('squarespace')},
  {name: 'handlebars', language: 'hbs', create: peer('handlebars')},
  {name: 'eta', language: 'eta', create: peer('eta')},
  {name: 'liquidjs', language: 'liquid', isExtra: true, create: peer('liquid')},
]
