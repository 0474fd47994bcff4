import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {PageOf} from './page.ts'

export const notFoundPage: PageOf = ({store}) => ({
  template: 'not-found',
  title: store.messages.notFound,
  type: PAGE_TYPES['not-found'],
})

/** `frames`: the template errors, for developers. */
export const errorPage =
  (frames = ''): PageOf =>
  ({store}) => ({
    template: 'error',
    title: store.messages.error,
    type: PAGE_TYPES.error,
    data: {frames},
  })
