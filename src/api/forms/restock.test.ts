import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {html, json, noContent} from '../../../test/helpers/fake-server.ts'
import {requestRestockNotification} from './restock.ts'

const server = await apiServer()
const wanted = {productId: 'p', variantId: 'v', email: 'ada@example.com', isJoinMailingList: true}

describe('requestRestockNotification', () => {
  it('sends the answers', async () => {
    server.answer(noContent)
    await requestRestockNotification({...wanted, captchaKey: 'k'})
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        url: '/api/commerce/restock-notification',
        headers: {'x-csrf-token': 'c'},
        body: {...wanted, captchaKey: 'k'},
      },
    ])
  })

  it('reports an invalid address', async () => {
    server.answer(json({errors: {email: 'No.'}}, 400))
    await expect(requestRestockNotification(wanted)).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: {email: 'No.'},
    })
  })

  it('does not accept a page of HTML as a reply', async () => {
    server.answer(html('<h1>Welcome</h1>'))
    await expect(requestRestockNotification(wanted)).rejects.toMatchObject({kind: 'malformed'})
  })
})
