import {attachForm} from '../../src/ui/form/attach-form.ts'
import type {Adopt} from '../../src/widget/adoption-set.ts'
import type {Account} from './account.ts'
import {definition} from './definition.ts'

/** Shows what is typed as a password, on demand; returns what hides it. */
function followReveal(form: HTMLFormElement, password: HTMLInputElement | null, adopt: Adopt) {
  const reveal = form.querySelector('[data-member=reveal]')

  function show(isVisible: boolean): void {
    if (password)
      adopt(password, {
        attributes: {type: isVisible ? 'text' : 'password', autocomplete: 'current-password'},
      })
    if (reveal)
      adopt(reveal, {
        attributes: {hidden: null, 'aria-pressed': `${isVisible}`},
        on: {click: () => show(!isVisible)},
      })
  }
  show(false)
  return () => show(false)
}

/** A form of the server's: it no longer leaves the page. What sends it comes with the first use. */
export function attachLogIn({element, texts, adopt, signal}: Account, form: HTMLFormElement): void {
  const {name} = definition
  const password = form.querySelector<HTMLInputElement>('input[type=password]')
  const hide = followReveal(form, password, adopt)
  // managers of passwords look at the type of the field when it is sent
  form.addEventListener('submit', hide, {signal})
  attachForm({
    owner: name,
    element,
    form,
    async load() {
      const {createLogIn} = await import(/* each use */ './log-in.ts')
      return () => createLogIn({element, form, password, texts, signal})
    },
    offline: () => texts('offline'),
    className: `${name}__problem`,
    put: (line) => form.prepend(line),
    signal,
  })
}
