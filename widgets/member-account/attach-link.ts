import {pageAddress} from '../../src/model/web-address.ts'
import {applyAttribute, applyContent} from '../../src/widget/adopt.ts'
import {createLazy} from '../../src/widget/lazy.ts'
import type {Account, Show} from './account.ts'

/** The visitor wants it elsewhere, or someone else has taken it. */
const isElsewhere = ({defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey

/** A link to the page for logging in: it opens the form where one is, and leads to that page for members. */
export function attachLink(account: Account, link: HTMLAnchorElement): Show {
  const {texts, adopt, signal} = account
  const label = link.querySelector('[data-member=label]') ?? link
  const served = label.textContent.trim()
  let isLoggedIn = false
  let show: (() => void) | undefined
  const dialogs = createLazy(() => import(/* each use */ './log-in-dialog.ts'), {
    signal,
    // without our own script there is the page that the link leads to
    onError: () => location.assign(pageAddress(link.href) ?? '/account'),
  })

  function onClick(event: MouseEvent): void {
    if (isLoggedIn || isElsewhere(event)) return
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
    const own = served === texts('account') ? texts('logIn') : undefined
    applyContent(adopt(label), isLoggedIn ? texts('account') : own)
    applyAttribute(adopt(link), 'aria-haspopup', isLoggedIn ? undefined : 'dialog')
  }
}
