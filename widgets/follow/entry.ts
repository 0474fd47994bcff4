import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.squarespace-follow-button',
  // the page’s own link works without the widget; a hidden part stays hidden by Vitrine's style sheet
  served: ':is(a[href],:has(a)):not([hidden],:has([hidden]))',
}
