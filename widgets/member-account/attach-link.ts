import {pageAddress} from '../../src/model/web-address.ts'
import {isHandledElsewhere} from '../../src/page/is-handled-elsewhere.ts'
import {applyAttribute, applyContent} from '../../src/widget/adopt.ts'
import {createScope} from '../../src/widget/scope.ts'
import type {Account, Show} from './account.ts'

/** The platform prints the text for visitors, and that for members. */
function followServed({adopt}: Account, link: Element): ((isLoggedIn: boolean) => void) | undefined {
  const [inside, outside] = [link.querySelector('.auth'), link.querySelector('.unauth')]
  if (!inside || !outside) return undefined
  return (isLoggedIn) => {
    applyAttribute(adopt(inside), 'hidden', isLoggedIn ? null : '')
    applyAttribute(adopt(outside), 'hidden', isLoggedIn ? '' : null)
    // its style sheet shows the link only then
    adopt(link.closest('.user-accounts-link') ?? link, {classes: {loaded: true}})
  }
}

/**
 * A link to the login page: a click opens the form in a dialog; for members it leads to their page. The platform's link
 * stays a link if it has a page.
 */
export function attachLink(account: Account, link: HTMLAnchorElement): Show {
  const {element, texts, adopt, signal} = account
  const label = link.querySelector('[data-member=label]') ?? link
  const served = label.textContent.trim()
  const hasNoPage = link.getAttribute('href') === '#'
  const isFollowed = !hasNoPage && element.dataset.vitrine === undefined
  const showServed = followServed(account, link)
  let isLoggedIn = false
  let show: (() => void) | undefined
  // without the widget's code, the link's page opens
  const {lazy} = createScope(signal, () => location.assign(pageAddress(link.href) ?? '/account'))
  const dialogs = lazy(() => import('./log-in-dialog.ts'))

  function onClick(event: MouseEvent): void {
    if (isLoggedIn || isFollowed || isHandledElsewhere(event)) return
    event.preventDefault()
    void dialogs.run(
      ({createDialog}) => {
        show ??= createDialog(account, link)
        show()
      },
      undefined,
      link,
    )
  }
  link.addEventListener('click', onClick, {signal})
  return (member) => {
    isLoggedIn = member.isLoggedIn
    const changed = served === texts('account') ? texts('logIn') : undefined
    if (showServed) showServed(isLoggedIn)
    else applyContent(adopt(label), isLoggedIn ? texts('account') : changed)
    applyAttribute(adopt(link), 'href', isLoggedIn && hasNoPage ? '/account' : undefined)
    applyAttribute(adopt(link), 'aria-haspopup', isLoggedIn || isFollowed ? undefined : 'dialog')
  }
}
