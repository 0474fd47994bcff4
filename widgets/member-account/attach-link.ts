import {pageAddress} from '../../src/model/web-address.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Account, Attached} from './account.ts'
import type {LogInDialog} from './log-in-dialog.ts'

/** The visitor wants it elsewhere, or someone else has taken it. */
const isElsewhere = ({defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey

/** A link to the page for logging in: it opens the form where one is, and leads to that page for members. */
export function attachLink(account: Account, link: HTMLAnchorElement): Attached {
  const {words} = account
  const label = link.querySelector('[data-member=label]') ?? link
  const served = label.textContent.trim()
  const [adopted, text] = [adopt(link), adopt(label)]
  let isLoggedIn = false
  let isEnded = false
  let opening: Promise<LogInDialog> | undefined

  const load = () => {
    opening ??= import('./log-in-dialog.ts').then(({createDialog}) => createDialog(account, link))
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  // without our own script there is the page that the link leads to
  const open = () =>
    load().then(
      (dialog) => isEnded || dialog.open(),
      () => isEnded || location.assign(pageAddress(link.href) ?? '/account'),
    )

  return {
    show(member) {
      isLoggedIn = member.isLoggedIn
      const own = served === words('account') ? words('logIn') : undefined
      apply(text, {content: isLoggedIn ? words('account') : own})
      apply(adopted, {
        attributes: {'aria-haspopup': isLoggedIn ? undefined : 'dialog'},
        on: {
          click(event) {
            if (isLoggedIn || !(event instanceof MouseEvent) || isElsewhere(event)) return
            event.preventDefault()
            void open()
          },
        },
      })
    },
    end() {
      isEnded = true
      opening?.then(({end}) => end()).catch(() => {})
      restore(text)
      restore(adopted)
    },
  }
}
