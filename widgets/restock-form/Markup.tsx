import {type ReactNode, useId, useLayoutEffect, useState} from 'react'
import {type MailingList, parseRestock} from '../../src/model/restock.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {hasCaptchaKey} from '../../src/ui/captcha/load-captcha.ts'
import {useTexts} from '../../src/widget/use-texts.ts'
import {type Parts, readParts} from './parts.ts'
import {texts as ours} from './widget.ts'

interface Rendered {
  parts: Parts
  mailingList: MailingList
}

interface Props {
  /** The element to render into. */
  host: HTMLElement
  productId: string
  /** Overrides the product settings of the page context. */
  mailingList: MailingList | null
  children: (rendered: Rendered) => ReactNode
}

/** For an element that the server left empty: rendered once, then taken over like any server HTML. */
export function Markup({host, productId, mailingList: ofElement, children}: Props) {
  const id = useId()
  const texts = useTexts(ours)
  const [parts, setParts] = useState<Parts | null>(null)
  useLayoutEffect(() => setParts(readParts(host)), [host])
  const {merchandising} = currentSite()
  const {callToAction, button, placeholder, mailingListText, ...restock} = parseRestock(
    merchandising(productId),
  )
  const mailingList = ofElement ?? restock.mailingList
  return (
    <>
      <form className="product-restock-form">
        <label className="product-restock-cta" htmlFor={id}>
          {callToAction ?? texts('callToAction')}
        </label>{' '}
        <input id={id} name="email" placeholder={placeholder ?? texts('placeholder')} />{' '}
        <button type="submit">{button ?? texts('button')}</button>
        {mailingList !== 'hidden' && (
          <label className="product-restock-mailing-list">
            <input type="checkbox" name="isJoinMailingList" /> {mailingListText ?? texts('mailingList')}
          </label>
        )}
        {hasCaptchaKey() && <div className="captcha-container" />}
      </form>
      {parts && children({parts, mailingList})}
    </>
  )
}
