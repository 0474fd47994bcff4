import {afterAll} from 'vitest'

// what React has put off would find no window once the page of a file's tests has gone
let isOver = false
globalThis.setImmediate = new Proxy(globalThis.setImmediate, {
  apply: (begin, _, [task, ...input]) =>
    begin(() => {
      if (!isOver) Reflect.apply(task, undefined, input)
    }),
})
// the first that is asked for is the last that is done
afterAll(() => {
  isOver = true
})
