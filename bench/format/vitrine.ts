import {existsSync} from 'node:fs'
import type {Open} from './contender.ts'
import {type Kind, MESSAGE, NOW, TIME_ZONE} from './values.ts'

const built = new URL('../../dist/template/index.js', import.meta.url)

/** The built engine, because the benchmark measures the shipped code. */
async function loadEngine(): Promise<typeof import('../../src/template/index.ts')> {
  if (!existsSync(built)) throw new Error('dist/template/index.js is missing; run `npm run build` first')
  return import(built.href)
}

const TAGS: Record<Kind, string> = {
  money: '{@|money}',
  date: '{@|datetime yMMMd}',
  plural: '{message|message @}',
  relative: '{@|relative-time}',
}

/** Uses a template, as pages do. */
export const open: Open = async (locale) => {
  const {createEngine} = await loadEngine()
  const engine = createEngine({locale, timeZone: TIME_ZONE, now: NOW})
  function createWriter(kind: Kind): (values: readonly unknown[]) => string {
    const template = engine.compile(`{.repeated section values}${TAGS[kind]}\n{.end}`)
    return (values) => {
      const {output, errors} = template.render({values, message: MESSAGE})
      if (errors.length) throw new Error(`Cannot be rendered: ${errors[0]?.message}`)
      return output
    }
  }
  return {
    money: createWriter('money'),
    date: createWriter('date'),
    plural: createWriter('plural'),
    relative: createWriter('relative'),
  }
}
