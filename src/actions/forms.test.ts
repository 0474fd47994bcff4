// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {shopPage} from '../../test/helpers/shop-page.ts'

const page = await shopPage()

async function placeOf(context: object, said: 'i' | 'c' | null = null) {
  page.visit('/journal/tea')
  document.title = 'Tea'
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`,
  )
  return (await import('./forms.ts')).readPagePlace(said)
}

const collection = {id: 'journal', permissionType: 2}

describe('the place of a form', () => {
  it('is the item of the page', async () => {
    expect(await placeOf({collection, item: {id: 'tea'}})).toEqual({
      pageTitle: 'Tea',
      pageId: 'tea',
      pagePath: '/journal/tea',
      pagePermissionTypeValue: 2,
      contentSource: 'i',
    })
  })

  it('is the collection where the page has no item, or where the markup says so', async () => {
    expect(await placeOf({collection})).toMatchObject({pageId: 'journal', contentSource: 'c'})
    expect(await placeOf({collection, item: {id: 'tea'}}, 'c')).toMatchObject({pageId: 'journal'})
  })

  it('is public and has no id where the page says nothing', async () => {
    expect(await placeOf({})).toMatchObject({pageId: '', pagePermissionTypeValue: 1})
  })
})
