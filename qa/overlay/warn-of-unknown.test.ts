// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {warnOfUnknown} from './warn-of-unknown.ts'

const said = watchConsole()
const KNOWN = ['label', 'thumbnails-per-row', 'thumbnailsPerRow']

function look(attributes: string): string[] {
  document.body.innerHTML = `<p ${attributes}></p>`
  const element = document.querySelector('p')
  if (element) warnOfUnknown(element, KNOWN)
  return said.warnings.map(([text]) => `${text}`)
}

it('suggests the intended name', () => {
  expect(
    look('data-vitrine="test" data-vitrine-load="idle" data-lable="Buy" data-testid="1" data-i="2"'),
  ).toEqual(['[vitrine] test: unknown attribute data-lable, did you mean data-label?'])
})

it.each([
  'data-vitrine="test" data-label="Buy" data-thumbnails-per-row="3"',
  'data-lable="markup of the platform"',
])('reports nothing for %s', (attributes) => {
  expect(look(attributes)).toEqual([])
})
