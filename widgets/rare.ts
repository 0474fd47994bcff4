import type {WidgetEntry} from '../src/contract/widget.ts'
import {keepPresses} from '../src/page/keep-presses.ts'

/**
 * How the widgets are fetched that most pages do without: a page that has none of them knows their names and selectors
 * (`further.ts`), but not their files.
 */
export const loads = {
  'additional-fields': () => import('./additional-fields/index.ts'),
  'announcement-bar': () => import('./announcement-bar/index.ts'),
  audio: () => import('./audio/index.ts'),
  'calendar-link': () => import('./calendar-link/index.ts'),
  captcha: () => import('./captcha/index.ts'),
  'comments-link': () => import('./comments-link/index.ts'),
  follow: () => import('./follow/index.ts'),
  form: () => import('./form/index.ts'),
  lightbox: () => import('./lightbox/index.ts'),
  like: keepPresses('.sqs-simple-like,[data-vitrine=like]', () => import('./like/index.ts')),
  'member-account': () => import('./member-account/index.ts'),
  newsletter: () => import('./newsletter/index.ts'),
  'order-confirmed': () => import('./order-confirmed/index.ts'),
  'popup-overlay': () => import('./popup-overlay/index.ts'),
  'related-products': () => import('./related-products/index.ts'),
  'restock-form': () => import('./restock-form/index.tsx'),
  share: () => import('./share/index.ts'),
  'time-since': () => import('./time-since/index.ts'),
  // a link leads to the video meanwhile
  video: keepPresses('.sqs-video-overlay:not(a)', () => import('./video/index.ts')),
} satisfies Record<string, WidgetEntry['load']>
