import {pageForms} from './forms.ts'
import {posts} from './journal.ts'
import type {Store} from './stores.ts'

/** The announcement above the journal, until a visitor dismisses it. */
export const announcementIn = ({messages}: Store) => ({
  version: 'kiln-opening',
  text: messages.announcementText,
  link: messages.announcementLink,
  url: '/contact',
})

/** The settings in the format of the page context. */
export function announcementBarSettings(store: Store) {
  const {version, text, url} = announcementIn(store)
  return {style: 1, version, text, clickthroughUrl: {url, newWindow: false}}
}

/** Offers the newsletter to readers who reach the end of the journal or stay long. */
export function popupOverlaySettings({messages}: Store) {
  const {newsletter} = pageForms
  return {
    style: 1,
    version: 1,
    showOnTimer: true,
    timeout: 60_000,
    showOnScroll: true,
    scrollPercentage: 75,
    showUntilSignup: true,
    displayFrequency: 30,
    enableMobile: true,
    enabledPages: ['/journal', ...posts.map(({slug}) => `/journal/${slug}`)],
    title: messages.overlayTitle,
    body: messages.overlayText,
    form: {
      id: newsletter.id,
      collectionId: newsletter.collectionId,
      objectName: 'popup-overlay',
      submitButtonText: messages.overlayButton,
      submissionMessage: messages.overlayThanks,
      fields: newsletter.fields.map((field) => ({...field, title: messages.overlayEmail, placeholder: ''})),
    },
  }
}
