import {warn} from '../../src/page/report.ts'

/**
 * Stands in for a missing part of the platform: it can be called, constructed and read, and returns itself. It has no
 * symbol keys and no `then`, which only the language itself reads: an `await` must not wait for it.
 */
// biome-ignore lint/complexity/useArrowFunction: it has to be constructible with new
export const anything: object = new Proxy(function () {}, {
  get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
})

/** Makes `object` answer for every member it lacks; each name is reported once. */
export function answerAll(object: object, owner: string): void {
  const reported = new Set<string>()
  const get = (_: object, key: string | symbol): unknown => {
    if (typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key in Object.prototype)
      return Reflect.get(Object.prototype, key)
    if (!reported.has(key)) warn('compat', `${owner}.${key} does nothing here`)
    reported.add(key)
    return anything
  }
  Object.setPrototypeOf(object, new Proxy(Object.create(null), {get}))
}
