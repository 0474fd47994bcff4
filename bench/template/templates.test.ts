import {describe, expect, it} from 'vitest'
import {createEngine} from '../../src/template/index.ts'
import type {Contender} from './contender.ts'
import {createPage} from './data.ts'
import {create as createHandWritten} from './hand-written.ts'
import type {Subject} from './task.ts'
import {templatesFor} from './templates.ts'

const contender: Contender = {name: 'source', language: 'jsont', create: createHandWritten}

/** Uses the engine's source: the suite itself compares the built engine with the peers. */
function render(subject: Subject) {
  const {page, partials} = templatesFor(contender, subject)
  return createEngine({partials}).render(page, createPage(subject.count))
}

describe('templatesFor', () => {
  it('contains the page of 50 products, equal to the hand-written one, some 32 kB', async () => {
    const {output, errors} = render({of: 'products', count: 50})
    const written = await createHandWritten({page: '', partials: {}})
    expect(errors).toEqual([])
    expect(output).toBe(written.render(createPage(50)))
    expect(Buffer.byteLength(output) / 1000).toBeCloseTo(32, 0)
  })

  it('contains a thousand nested blocks', () => {
    const {output, errors} = render({of: 'blocks', count: 1000})
    expect(errors).toEqual([])
    expect(output.match(/<b>/g)).toHaveLength(1000)
  })

  it('is empty for a contender that reads nothing', () => {
    const subject: Subject = {of: 'products', count: 50}
    expect(templatesFor({name: 'hand-written', create: createHandWritten}, subject).page).toBe('')
  })
})
