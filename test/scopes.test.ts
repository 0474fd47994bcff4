import {globSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'

/**
 * What is shorter than a widget's life gets its parts from `widget.scope(signal)`, or from `createScope`
 * (src/widget/scope.ts). What makes such a part by hand says why. Listeners of `abort` are not listed: they undo what no
 * scope has made.
 */
const MAKES = {
  'a set of adoptions': /\bcreateAdoptionSet\(/,
  'lazy code': /\bcreateLazy\(/,
  'a follower of the store': /(?<!\.)\bfollowStore\(/,
  'a listener of texts': /\baddEventListener\(\s*['"]vitrine:strings/,
  'a signal': /\bnew AbortController\b/,
} as const

type Part = keyof typeof MAKES

const ONLY = 'changes elements and does nothing else: the set alone is smaller'
const CALL = 'a newer call, or the end of a step, ends it'
const ENDS = 'a visitor or the page ends it: this is where its life is made'
const EFFECT = 'an effect of React ends it'
const TEXTS = 'has no text before it is used, or one text for all elements'
const PAGE = 'belongs to the page, not to a widget'
const YIELDS = 'the template’s own script ends it, while the widget stays'

const ALLOWED: Readonly<Record<Part, readonly (readonly [file: string, reason: string])[]>> = {
  'a set of adoptions': [
    ['src/cart/code.ts', ONLY],
    ['src/cart/line.ts', ONLY],
    ['widgets/add-to-cart/lazy/Message.tsx', ONLY],
    ['widgets/add-to-cart/lazy/label-buttons.ts', ONLY],
    ['widgets/add-to-cart/lazy/steps.ts', ONLY],
    ['widgets/add-to-cart/lazy/swatches.ts', ONLY],
    ['widgets/form/take-over.ts', ONLY],
    ['widgets/form/thanks.ts', ONLY],
    ['widgets/menu/lazy/open-overlay.ts', ONLY],
    ['widgets/newsletter/thanks.ts', ONLY],
    ['widgets/withdrawal/active.ts', ONLY],
  ],
  'lazy code': [],
  'a follower of the store': [],
  'a listener of texts': [
    ['src/page/store/start.ts', PAGE],
    ['src/ui/ask-first/ask-first.ts', TEXTS],
    ['src/ui/form/follow-counter.ts', TEXTS],
    ['widgets/member-account/index.ts', 'a failure later unmounts it, one at first is the mount’s'],
  ],
  'a signal': [
    ['loader/engine/api.ts', PAGE],
    ['react/use-events.ts', EFFECT],
    ['src/lib/create-fetcher.ts', CALL],
    ['src/tracking/field-data/follow.ts', PAGE],
    ['src/tracking/gated/gated-videos.ts', PAGE],
    ['src/tracking/outbox/lock-handover.ts', PAGE],
    ['src/tracking/send/call.ts', PAGE],
    ['src/ui/alert.ts', ENDS],
    ['src/ui/ask-first/ask-first.ts', ENDS],
    ['src/ui/captcha/ask-for-captcha.ts', ENDS],
    ['src/ui/captcha/create-captcha.ts', ENDS],
    ['src/ui/dialog/open-dialog.ts', ENDS],
    ['src/ui/form/follow-counter.ts', ENDS],
    ['src/ui/form/follow-fields.ts', ENDS],
    ['src/ui/gallery/load-enlarging-on-use.ts', ENDS],
    ['src/ui/lightbox/open-lightbox.ts', ENDS],
    ['src/ui/on-press.ts', YIELDS],
    ['src/ui/undo/undo-notices.ts', ENDS],
    ['widgets/add-to-cart/lazy/Message.tsx', EFFECT],
    ['widgets/add-to-cart/lazy/use-choice.ts', EFFECT],
    ['widgets/additional-fields/FieldsForm.tsx', EFFECT],
    ['widgets/cart-drawer/ahead.ts', PAGE],
    ['widgets/cart-drawer/parts/open.ts', ENDS],
    ['widgets/cart-popover/parts/CartPopover.tsx', EFFECT],
    ['widgets/collection/lazy/load-newest.ts', CALL],
    ['widgets/menu/lazy/open-overlay.ts', ENDS],
    ['widgets/product-gallery/lazy/enlarge.ts', ENDS],
    ['widgets/product-search/parts/create-suggest.ts', CALL],
    ['widgets/quick-view/parts/loads.ts', CALL],
    ['widgets/quick-view/parts/open-quick-view.ts', ENDS],
    ['widgets/restock-form/RestockForm.tsx', EFFECT],
    ['widgets/restock-form/use-variant.ts', EFFECT],
    ['widgets/withdrawal/active.ts', CALL],
    ['widgets/wishlist/lazy/show-notice.ts', ENDS],
  ],
}

const files = globSync('{loader,qa,react,src,widgets}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/widget/'),
)
const sources = files.map((file) => ({file, source: readFileSync(file, 'utf8')}))
const PARTS = Object.keys(MAKES) as Part[]

describe('outside the kit', () => {
  it.each(PARTS)('%s is made by hand only with a reason', (part) => {
    expect(files.length).toBeGreaterThan(800)
    const found = sources.flatMap(({file, source}) => (MAKES[part].test(source) ? [file] : []))
    expect(found.sort()).toEqual(ALLOWED[part].map(([file]) => file).sort())
  })

  it.each([
    ['a set of adoptions', 'const adopt = createAdoptionSet(signal)'],
    ['lazy code', 'const dialogs = createLazy(() => load(), {signal})'],
    ['a follower of the store', 'const end = followStore(select, show, fail)'],
    ['a listener of texts', "document.addEventListener(\n  'vitrine:strings', show)"],
    ['a signal', 'const end = new AbortController()'],
  ] as const)('%s is found', (part, source) => {
    expect(MAKES[part].test(source)).toBe(true)
  })

  it('what a scope makes is not found', () => {
    const used = 'widget.followStore(select, show); const {adopt, lazy} = widget.scope(signal); lazy(load)'
    expect(PARTS.filter((part) => MAKES[part].test(used))).toEqual([])
  })
})
