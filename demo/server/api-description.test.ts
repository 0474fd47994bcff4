import {readFile} from 'node:fs/promises'
import {afterEach, describe, expect, it, vi} from 'vitest'
import {generateApiTypes, generatedTypes} from '../../build/generate-api-types.ts'
import {replyError} from '../../src/api/reply-error.ts'
import {examples, operations, problemsOf, refusals, requiredHeaders} from './testing/api-description.ts'

/** An object without named properties accepts any property. */
const isClosed = ({schema}: (typeof examples)[number]): boolean =>
  schema.type !== 'object' || schema.properties !== undefined

afterEach(() => vi.unstubAllGlobals())

describe('the API description', () => {
  it('matches the committed generated types', async () => {
    expect(await readFile(generatedTypes, 'utf8')).toBe(await generateApiTypes())
  })

  it.each(examples)('has a valid example for $name', ({schema, example}) => {
    expect(example).toBeDefined()
    expect(problemsOf(schema, example)).toEqual([])
  })

  it.each(examples.filter(isClosed))(
    'describes every property of its example for $name',
    ({schema, example}) => {
      expect(problemsOf({allOf: [schema], unevaluatedProperties: false}, example)).toEqual([])
    },
  )

  it.each(refusals)('names the client’s error kind for $name', ({status, kind, example}) => {
    vi.stubGlobal('document', {cookie: 'crumb=c'})
    expect(replyError('', new Response(null, {status}), example).kind).toBe(kind)
  })

  it('never requires a token that a visitor cannot have yet', () => {
    expect(requiredHeaders).toEqual([])
  })

  it('names each operation once', () => {
    const ids = operations.map(({operation}) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
