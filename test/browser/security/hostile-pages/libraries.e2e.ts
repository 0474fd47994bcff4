import {test} from '../../support/test.ts'
import {serveLibraries, tagOf} from './libraries.ts'
import {openHostile, SHOP, useShop} from './shop-document.ts'

test.beforeEach(({page}) => serveLibraries(page))

test('the shop works beside zone.js and MooTools', async ({page, shop}) => {
  await openHostile(page, {head: tagOf('zone') + tagOf('mootools')})
  await useShop(page, shop)
})

test('the shop works beside jQuery, whose plugins move it and rewrite it', async ({page, shop}) => {
  const script = `<script>jQuery(function ($) {
    $('body').wrapInner('<main>')
    $(document).on('click submit keydown', 'a, button, form', function () { $(this).addClass('seen') })
  })</script>`
  await openHostile(page, {head: tagOf('jquery') + script, body: SHOP})
  await useShop(page, shop)
})
