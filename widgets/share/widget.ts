import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.squarespace-social-buttons',
  // a button alone is complete: other elements get the widget's links, and a link would navigate before its click is
  // handled; hidden parts as above
  served: 'button:not([hidden],:has([hidden]))',
}

export const definition = {
  name: 'share',
  attributes: {
    'full-url': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
  },
} as const satisfies Definition

export const strings = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Copy this link: {url}',
  email: 'Email',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitter: 'X (Twitter)',
}

export const texts = createTexts('share', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Lets a visitor share a page: with the device’s share dialog if the browser supports it, otherwise with links to the services that the site has enabled. Nothing is fetched from a service before a click on its link.',
  attributes: {
    'full-url': 'Address to share. By default the address of the page.',
    title: 'Title to share. By default the title of the page.',
  },
  strings: {
    share: 'Name of the group, and of the button for the share dialog.',
    copy: 'The button that copies the link.',
    copied: 'Announced after the link was copied.',
    failed: 'Announced if the browser allows neither copying nor sharing; {url} is the link.',
    email: 'Name of the e-mail link.',
    facebook: 'Name of the Facebook link.',
    linkedin: 'Name of the LinkedIn link.',
    pinterest: 'Name of the Pinterest link.',
    twitter: 'Name of the X (Twitter) link.',
  },
  parts: {'.squarespace-social-buttons': 'Platform markup.'},
  events: {},
  classes: {
    share__group: 'On the element.',
    share__item: 'On each link and button.',
    share__status: 'The result of copying the link.',
  },
  properties: {},
  slots: {},
}
