import {bundlePeer} from '../loader/bundle-peer.ts'
import type {Act} from './acts.ts'

/** What a package offers for an act on the same page. */
export interface Peer extends Pick<Act, 'target' | 'effect'> {
  name: string
  act: string
  /** File in `peers/`. */
  file: string
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Shopify buy button',
    act: 'add, which opens the drawer',
    file: 'press/buy-button.ts',
    target: '.product-page .shopify-buy__btn',
    effect: '.shopify-buy__cart-item',
  },
  {
    name: 'PhotoSwipe',
    act: 'open the lightbox',
    file: 'press/photoswipe.ts',
    target: '.ProductItem-gallery-slides-item img',
    effect: '.pswp__img',
  },
  {
    name: 'Swiper',
    act: 'next picture',
    file: 'press/swiper.ts',
    target: '.swiper-button-next',
    effect: '.swiper-slide:nth-child(2)',
  },
  {
    name: 'Radix dialog',
    act: 'open the log-in dialog',
    file: 'press/radix-dialog.tsx',
    target: '[data-vitrine="member-account"]',
    effect: '[role=dialog]',
  },
]

const bundles = new Map<string, Promise<string>>()

/** Its script for the head of a page. */
export async function scriptOf({file}: Peer): Promise<string> {
  const bundle = bundles.get(file) ?? bundlePeer(file)
  bundles.set(file, bundle)
  return `addEventListener('DOMContentLoaded', () => {${await bundle}})`
}
