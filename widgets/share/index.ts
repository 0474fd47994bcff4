import './share.css'
import {linkAddress, pageAddress} from '../../src/model/web-address.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {fill} from '../../src/page/texts.ts'
import {applyContent} from '../../src/widget/adopt.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readServices} from './parts/services.ts'
import {definition, texts} from './widget.ts'

const create = <K extends 'a' | 'button' | 'span'>(tag: K, textContent: string, properties: object) =>
  Object.assign(document.createElement(tag), {className: 'share__item', textContent}, properties)

export const mount = enhance(definition, ({element, props, adopt}) => {
  const given = pageAddress(props['full-url'])
  // an empty address means that of the page, and not every address can be shared
  const url = given ? new URL(given, document.baseURI).href : location.href
  const title = props.title || document.title
  // the page's own button stays a button, and shows the result itself
  const isButton = element.matches('button,a')
  const status = create('span', '', {className: 'share__status', role: 'status'})
  const say = (key: 'copied' | 'failed') =>
    isButton ? applyContent(adopt(element), texts(key, {url})) : status.replaceChildren(texts(key, {url}))

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      say('copied')
    } catch {
      // not allowed, or unavailable because the page is not encrypted
      say('failed')
    }
  }

  // closing the device's share dialog is not a failure
  const share = () =>
    navigator.share({title, url}).catch(({name}: Error) => name === 'AbortError' || say('failed'))

  if (isButton) {
    const press = (event: Event) => {
      event.preventDefault()
      void ('share' in navigator ? share() : copy())
    }
    adopt(element, {attributes: {'aria-live': 'polite'}, on: {click: press}})
    return
  }
  const createButton = (key: 'share' | 'copy', onclick: () => unknown) =>
    create('button', texts(key), {type: 'button', onclick})
  const shared = {url: encodeURIComponent(url), title: encodeURIComponent(title)}
  // not in every browser, whatever the types claim
  const ways =
    'share' in navigator
      ? [createButton('share', share)]
      : readServices(currentSite().raw).map(([name, address]) =>
          create('a', texts(name), {href: linkAddress(fill(address, shared)), target: '_blank'}),
        )
  adopt(element, {
    content: [...ways, createButton('copy', copy), status],
    attributes: {role: 'group', 'aria-label': texts('share')},
    classes: {share__group: true},
  })
})
