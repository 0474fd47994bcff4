import {report} from '../../src/page/report.ts'
import {detach} from '../../src/ui/detach.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Account} from './account.ts'
import type {LogIn} from './log-in.ts'

/** A form of the server's: it no longer leaves the page. What sends it comes with the first use. */
export function attachForm({element, labels, words}: Account, form: HTMLFormElement): {end: () => void} {
  const adopted = adopt(form)
  const password = form.querySelector<HTMLInputElement>('input[type=password]')
  const reveal = form.querySelector('[data-member=reveal]')
  const [field, revealer] = [password && adopt(password), reveal && adopt(reveal)]
  const life = new AbortController()
  const problem = document.createElement('p')
  let loading: Promise<LogIn> | undefined
  let isShown = false

  const load = () => {
    loading ??= import('./log-in.ts').then(({createLogIn}) =>
      createLogIn({element, form, password, labels, life: life.signal}),
    )
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  /** Managers of passwords look at the type of the field when it is sent. */
  function show(isVisible: boolean): void {
    isShown = isVisible
    if (field)
      apply(field, {attributes: {type: isVisible ? 'text' : 'password', autocomplete: 'current-password'}})
    if (!revealer) return
    apply(revealer, {
      attributes: {hidden: null, 'aria-pressed': `${isVisible}`},
      on: {click: () => show(!isShown)},
    })
  }

  async function submit(): Promise<void> {
    show(false)
    detach(problem)
    const logIn = await load().catch(() => null)
    if (life.signal.aborted) return
    if (logIn) return logIn.submit()
    const textContent = takeLastWay(form, words('offline'))
    if (!textContent) return
    Object.assign(problem, {role: 'alert', className: 'member-account__problem', textContent})
    form.prepend(problem)
  }

  show(false)
  apply(adopted, {
    attributes: {novalidate: ''},
    on: {
      focusin: () => void load().catch(() => {}),
      submit(event) {
        event.preventDefault()
        submit().catch((error) => report('member-account', error, element))
      },
    },
  })
  return {
    end() {
      life.abort()
      detach(problem)
      for (const one of [adopted, field, revealer]) if (one) restore(one)
    },
  }
}
