import './legal-notice.css'
import {linkAddress, mediaAddress} from '../../src/model/web-address.ts'
import {warn} from '../../src/page/report.ts'
import {applyClass, applyContent} from '../../src/widget/adopt.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {chooseNotice} from './choose-notice.ts'
import {definition} from './widget.ts'

/** Takes the file of the page's language; the server's own link and picture stay where no file is named. */
export const mount = enhance(definition, ({element, props, adopt}) => {
  const {kind, notices, fallback} = props
  const language = element.closest('[lang]')?.getAttribute('lang') ?? ''
  const notice = chooseNotice(notices, [language, fallback])
  const served = element.matches('a') ? element : element.querySelector('a')
  const link = served ?? document.createElement('a')
  const servedImage = link.querySelector('img')
  const image = servedImage ?? document.createElement('img')
  if (!notice && !servedImage)
    throw new TypeError('names no picture. Give a link with a picture in it, or data-notices')
  if (!notice && notices)
    warn(definition.name, `data-notices has neither ${language} nor ${fallback}`, element)
  if (notice) {
    // undefined: the words are in the language of the page
    const lang = notice.language === language ? undefined : notice.language
    adopt(link, {attributes: {href: linkAddress(notice.href), lang}})
    adopt(image, {attributes: {src: mediaAddress(notice.src), srcset: null, alt: notice.text}})
  }
  if (!servedImage) applyContent(adopt(link), [image])
  if (!served) applyContent(adopt(element), [link])
  applyClass(adopt(element), 'legal-notice__frame', true)
  applyClass(adopt(image), `legal-notice__${kind}`, true)
  if (!link.hasAttribute('href')) warn(definition.name, 'has a link without an address', element)
  if (!image.alt.trim())
    warn(definition.name, `has no alternative text: give the words of the ${kind}`, element)
})
