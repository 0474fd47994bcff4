import {createContext, runInContext} from 'node:vm'
import {expect, it} from 'vitest'
import {bundleTemplate} from '../../build/template.ts'

it('runs with only the language’s globals, and evaluates no code', async () => {
  const context = createContext({}, {codeGeneration: {strings: false, wasm: false}})
  runInContext(await bundleTemplate(), context)
  const render = (template: string, data: unknown) =>
    JSON.parse(
      runInContext(
        `JSON.stringify(vitrineTemplate.createEngine({locale: 'en'}).render(${JSON.stringify(template)}, ${JSON.stringify(data)}))`,
        context,
      ),
    )
  expect(
    render('{.repeated section a}{@|html}{.eval @index * 2}{.end}{m|message a.1}{n|money}{a.0|url-encode}', {
      a: ['<', 2],
      m: '{0 plural one {x} other {# y}}',
      n: {value: 5, currency: 'USD'},
    }),
  ).toEqual({output: '&lt;2242 y$5.00%3C', errors: []})
})
