import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {html, json, noContent} from '../../../test/helpers/fake-server.ts'
import {requestRestockNotification} from './restock.ts'

const server = await apiServer()
const wanted = {productId: 'p', variantId: 'v', email: 'ada@example.com', isJoinMailingList: true}

describe('requestRestockNotification', () => {
  it('sends what was filled in', async () => {
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

  it('tells what is wrong with the address', async () => {
    server.answer(json({errors: {email: 'No.'}}, 400))
    await expect(requestRestockNotification(wanted)).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: {email: 'No.'},
    })
  })

  it('takes a page of HTML for no answer of the shop', async () => {
    server.answer(html('<h1>Welcome</h1>'))
    await expect(requestRestockNotification(wanted)).rejects.toMatchObject({kind: 'malformed'})
  })
})
