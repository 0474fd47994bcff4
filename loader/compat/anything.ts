import {warn} from '../../src/page/report.ts'

/**
 * Stands for a part of the platform that is not here: it can be called, made and read, and gives itself. What only the
 * language asks for it has not: nobody may wait for it.
 */
// biome-ignore lint/complexity/useArrowFunction: one that can be made with new
export const anything: object = new Proxy(function () {}, {
  get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
})

/** Gives `object` an answer for whatever it lacks; each name is told of once. */
export function answerAll(object: object, owner: string): void {
  const told = new Set<string>()
  const get = (_: object, key: string | symbol): unknown => {
    if (typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key in Object.prototype)
      return Reflect.get(Object.prototype, key)
    if (!told.has(key)) warn('compat', `${owner}.${key} does nothing here`)
    told.add(key)
    return anything
  }
  Object.setPrototypeOf(object, new Proxy(Object.create(null), {get}))
}
