import {isDismissed} from '../../src/model/announcement.ts'
import {RECORD_TYPES} from '../../src/model/content.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {announcementIn} from '../seed/announcements.ts'
import {embedOf, PROVIDER} from '../seed/films.ts'
import {type Post, posts} from '../seed/journal.ts'
import {say} from '../seed/say.ts'
import {sounds} from '../seed/sounds.ts'
import type {Store} from '../seed/stores.ts'
import {translatePost} from '../seed/translate-post.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Matches} from '../server/catalogue/find-matches.ts'
import type {PageOf, Visit} from './page.ts'
import {pictureOf, viewCards} from './product-view.ts'

function viewPost(stored: Post, products: readonly ShopProduct[], store: Store) {
  const post = translatePost(stored, store)
  const mentioned = post.products.flatMap((slug) => products.find(({record}) => record.slug === slug) ?? [])
  const [first] = mentioned
  return {
    mentioned,
    view: {
      ...post,
      recordType: RECORD_TYPES.text,
      recordTypeLabel: 'text',
      author: {displayName: post.author},
      fullUrl: `/journal/${post.slug}`,
      picture: first ? pictureOf(first.record, true) : null,
      commentState: 1,
      // the formatter writes only Latin letters into the address of the calendar
      calendar: stored.event,
      film: post.film && {
        html: embedOf(post.film, store),
        url: `/provider/embed/${post.film}`,
        provider: PROVIDER,
      },
      sound: post.sound && viewSound(post.sound, store),
    },
  }
}

/** Omitted after it was dismissed, so that nothing flashes or moves. */
function announcementFor({store, dismissed}: Visit) {
  const announcement = announcementIn(store)
  return isDismissed(dismissed, announcement.version) ? null : announcement
}

const viewSound = (file: keyof typeof sounds, store: Store) => {
  const {title, author, seconds} = sounds[file]
  return {
    title: say(title, store),
    author: say(author, store),
    milliseconds: seconds * 1000,
    url: `/media/${file}`,
  }
}

export const journalPage =
  (products: readonly ShopProduct[]): PageOf =>
  (visit) => ({
    template: 'journal',
    title: visit.store.messages.journal,
    type: PAGE_TYPES.collection,
    data: {
      announcement: announcementFor(visit),
      posts: posts.map((post) => viewPost(post, products, visit.store).view),
    },
  })

export const postPage =
  (post: Post, products: readonly ShopProduct[], publicCommentCount: number): PageOf =>
  (visit) => {
    const {view, mentioned} = viewPost(post, products, visit.store)
    const item = {...view, publicCommentCount}
    return {
      template: 'journal-post',
      title: view.title,
      description: view.excerpt,
      type: PAGE_TYPES.item,
      products: mentioned,
      data: {
        announcement: announcementFor(visit),
        // the formatter `comments` reads the item of the page
        item,
        post: {...item, products: viewCards(mentioned, visit.store)},
      },
    }
  }

export const searchPage =
  (query: string, {products, stories, found}: Matches): PageOf =>
  ({store}) => {
    const items = products.map(({record, item}) => ({
      url: item.fullUrl,
      title: record.title,
      text: record.summary,
    }))
    const told = stories.map(({slug, title, excerpt}) => ({url: `/journal/${slug}`, title, text: excerpt}))
    const results = [...items, ...told]
    return {
      template: 'search',
      title: store.messages.search,
      type: PAGE_TYPES.search,
      data: {
        query,
        results,
        found,
        isFruitless: query !== '' && found === 0,
        allHref: found > results.length ? `/shop?${new URLSearchParams({query})}` : '',
      },
    }
  }
