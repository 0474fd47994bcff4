import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // not those of a collection, and not those that Disqus hosts
  selector: '.squarespace-comments[data-item-id]:not([data-vitrine] *)',
  // below a post: most visitors never get there, and each call costs the server
  strategy: 'seen',
}
