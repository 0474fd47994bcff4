import type {Engine} from '../../loader/claim.ts'
import type {Notes} from './notes.ts'

/** Measures how long mounting takes, and adds it to the timeline of the browser's tools. */
export function watchMounts(engine: Engine, notes: Notes): void {
  const {mount} = engine
  engine.mount = (claim, module) => {
    const {element, entry} = claim
    mount(claim, {
      ...module,
      mount(...input) {
        const start = performance.now()
        const unmount = module.mount(...input)
        const end = performance.now()
        Object.assign(notes.of(element), {mountedAt: end, took: end - start})
        performance.measure(`vitrine ${entry.name}`, {start, end})
        return unmount
      },
    })
  }
}
