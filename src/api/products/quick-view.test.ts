import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {html, json, noContent} from '../../../test/helpers/fake-server.ts'
import {loadQuickView} from './quick-view.ts'

const server = await apiServer()
const ID = 'a b/"£'
const ENCODED = 'a%20b%2F%22%C2%A3'

describe('loadQuickView', () => {
  it('returns the HTML', async () => {
    server.answer(json({html: '<p>Mug</p>'}))
    expect(await loadQuickView(ID)).toBe('<p>Mug</p>')
    expect(server.received[0]?.url).toBe(`/api/rendering/product-quick-view/${ENCODED}`)
  })

  it('may be empty', async () => {
    server.answer(json({html: ''}))
    expect(await loadQuickView(ID)).toBe('')
  })

  it.each([404, 200])('fails with the server’s message, under status %i', async (status) => {
    const reply = {title: 'Gone', error: 'This product is no longer in the shop.'}
    server.answer(json(reply, status))
    await expect(loadQuickView(ID)).rejects.toMatchObject({
      name: 'ApiError',
      visitorMessage: 'This product is no longer in the shop.',
      cause: reply,
    })
  })

  it.each([json({}), json({html: 1}), json(null), html('<p>'), noContent])(
    'rejects anything else as malformed',
    async (answer) => {
      server.answer(answer)
      await expect(loadQuickView(ID)).rejects.toMatchObject({kind: 'malformed'})
    },
  )

  it('can be aborted', async () => {
    await expect(loadQuickView(ID, AbortSignal.abort())).rejects.toMatchObject({kind: 'aborted'})
  })
})
