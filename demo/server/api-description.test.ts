import {readFile} from 'node:fs/promises'
import {afterEach, describe, expect, it, vi} from 'vitest'
import {generateApiTypes, generatedTypes} from '../../build/generate-api-types.ts'
import {replyError} from '../../src/api/reply-error.ts'
import {examples, operations, problemsOf, refusals, requiredHeaders} from './testing/api-description.ts'

/** An object without named properties can hold anything. */
const isClosed = ({schema}: (typeof examples)[number]): boolean =>
  schema.type !== 'object' || schema.properties !== undefined

afterEach(() => vi.unstubAllGlobals())

describe('the API description', () => {
  it('has the generated types beside it, as they would be generated now', async () => {
    expect(await readFile(generatedTypes, 'utf8')).toBe(await generateApiTypes())
  })

  it.each(examples)('has a right example for $name', ({schema, example}) => {
    expect(example).toBeDefined()
    expect(problemsOf(schema, example)).toEqual([])
  })

  it.each(examples.filter(isClosed))(
    'describes all that is in its example for $name',
    ({schema, example}) => {
      expect(problemsOf({allOf: [schema], unevaluatedProperties: false}, example)).toEqual([])
    },
  )

  it.each(refusals)('says of $name what the client makes of it', ({status, kind, example}) => {
    vi.stubGlobal('document', {cookie: 'crumb=c'})
    expect(replyError('', new Response(null, {status}), example).kind).toBe(kind)
  })

  it('asks no visitor for a token that they cannot have yet', () => {
    expect(requiredHeaders).toEqual([])
  })

  it('names every operation once', () => {
    const ids = operations.map(({operation}) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
