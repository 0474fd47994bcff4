import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.squarespace-social-buttons',
  // a button alone is complete: other elements get the widget's links, and a link would navigate before its click is
  // handled; hidden parts as above
  served: 'button:not([hidden],:has([hidden]))',
}
