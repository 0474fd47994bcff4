import {pageAddress} from '../../src/model/web-address.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Account, Show} from './account.ts'

/** The visitor wants it elsewhere, or someone else has taken it. */
const isElsewhere = ({defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey

/** A link to the page for logging in: it opens the form where one is, and leads to that page for members. */
export function attachLink(account: Account, link: HTMLAnchorElement): Show {
  const {texts, signal} = account
  const label = link.querySelector('[data-member=label]') ?? link
  const served = label.textContent.trim()
  const [adopted, text] = [adopt(link), adopt(label)]
  let isLoggedIn = false
  let opening: Promise<() => void> | undefined

  function load(): Promise<() => void> {
    opening ??= import(/* each use */ './log-in-dialog.ts').then(({createDialog}) => {
      signal.throwIfAborted()
      return createDialog(account, link)
    })
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  // without our own script there is the page that the link leads to
  const open = () =>
    load().then(
      (show) => signal.aborted || show(),
      () => signal.aborted || location.assign(pageAddress(link.href) ?? '/account'),
    )

  signal.addEventListener('abort', () => {
    restore(text)
    restore(adopted)
  })
  return (member) => {
    isLoggedIn = member.isLoggedIn
    const own = served === texts('account') ? texts('logIn') : undefined
    apply(text, {content: isLoggedIn ? texts('account') : own})
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
  }
}
