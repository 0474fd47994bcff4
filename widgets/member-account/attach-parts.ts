import type {Member} from '../../src/page/store/member.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Account, Attached} from './account.ts'
import {attachForm} from './attach-form.ts'
import {createPanel, createStatus} from './markup.ts'
import type {Parts} from './parts.ts'

/** A form to log in with, or what only members see, or both: the one is shown in place of the other. */
export function attachParts(account: Account, parts: Parts): Attached {
  const {element, words, clonesCart} = account
  const panel = parts.inside ? null : createPanel()
  const inside = parts.inside ?? panel ?? element
  const [outer, inner] = [parts.outside.map(adopt), adopt(inside)]
  const leave = parts.logOut ?? inside.querySelector('button')
  const [leaver, address] = [leave && adopt(leave), parts.email && adopt(parts.email)]
  const status = createStatus()
  const form = parts.form && attachForm(account, parts.form)
  let isLeaving = false

  function say(text: string, isProblem = false): void {
    status.classList.toggle('member-account__problem', isProblem)
    status.role = isProblem ? 'alert' : 'status'
    status.textContent = text
  }

  async function logOut(): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    say('')
    const problem = await import('./log-out.ts').then(
      (loaded) => loaded.logOut(element, clonesCart),
      () => takeLastWay(leave?.closest('form') ?? null, words('offline')),
    )
    isLeaving = false
    if (problem) say(problem, true)
  }

  function toggle({isLoggedIn, email}: Member): void {
    for (const one of outer) apply(one, {attributes: {hidden: isLoggedIn ? '' : null}})
    apply(inner, {attributes: {hidden: isLoggedIn ? null : ''}})
    if (address) apply(address, {content: email ?? undefined})
  }

  const on = {
    [leave instanceof HTMLFormElement ? 'submit' : 'click'](event: Event) {
      event.preventDefault()
      void logOut()
    },
  }
  if (leaver) apply(leaver, {on})
  if (panel) element.append(panel)
  element.prepend(status)
  return {
    show(member, isNews) {
      const hadFocus = element.contains(document.activeElement)
      if (panel && leave) leave.textContent = words('logOut')
      toggle(member)
      if (!isNews) return
      say(words(member.isLoggedIn ? 'loggedIn' : member.end === 'expired' ? 'expired' : 'loggedOut'))
      if (hadFocus) status.focus()
    },
    end() {
      form?.end()
      for (const one of [...outer, inner, leaver, address]) if (one) restore(one)
      panel?.remove()
      status.remove()
    },
  }
}
