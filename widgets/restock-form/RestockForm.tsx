import {useLayoutEffect, useRef, useState} from 'react'
import type {MailingList} from '../../src/model/restock.ts'
import {keepFromHost} from '../../src/ui/form/at-host.ts'
import {fallBackToForm} from '../../src/ui/native-fallback/native-fallback.ts'
import {busyUntil} from '../../src/widget/busy-until.ts'
import {createScope} from '../../src/widget/scope.ts'
import {useAdopt} from '../../src/widget/use-adopt.ts'
import {useTexts} from '../../src/widget/use-texts.ts'
import type {Followed} from './follow-variant.ts'
import {Message} from './Message.tsx'
import {type Parts, readParts} from './parts.ts'
import type {Outcome, Problem} from './send.ts'
import {useVariant} from './use-variant.ts'
import {texts} from './widget.ts'

/** Most forms are never used: the code that sends loads with the first focus. */
const loadSend = () => import('./send.ts')

interface RestockFormProps {
  /** The claimed element: events bubble from it. */
  root: HTMLElement
  parts: Parts
  productId: string
  variantId: string | null
  /** Null keeps the server HTML. */
  mailingList: MailingList | null
}

let messages = 0

/** The code that sends. Once it has loaded, it checks the address while the visitor types: `follow` gets the problems. */
function useSendCode(root: HTMLElement, parts: Parts, follow: (problem: Problem | null) => void) {
  const [controller] = useState(() => new AbortController())
  const {signal} = controller
  const isFollowed = useRef(false)
  async function load() {
    const {send, startCaptcha, followEmail} = await loadSend()
    if (!isFollowed.current) followEmail(parts, follow, signal)
    isFollowed.current = true
    return {send, captcha: await startCaptcha(root, signal)}
  }
  const [lazy] = useState(() => createScope(signal, () => {}).lazy(load))
  useLayoutEffect(() => () => controller.abort(), [controller])
  return {lazy, signal}
}

interface Visible {
  isSent: boolean
  /** Undefined: as the server has rendered it. */
  isShown: boolean | undefined
  mailingList: MailingList | null
}

/** Hides the form for a variant that is in stock, what is in it once it is sent, and perhaps the checkbox. */
function useVisible(root: HTMLElement, {optIn}: Parts, {isSent, isShown, mailingList}: Visible): void {
  const optInPart = optIn?.closest('label') ?? optIn
  const [served] = useState(() => [
    ...new Set<Element>([...root.children, ...(optInPart ? [optInPart] : [])]),
  ])
  useAdopt(root, {attributes: {hidden: isShown === undefined ? undefined : isShown ? null : ''}})
  useAdopt(served, (element) => ({
    attributes: {hidden: isSent || (mailingList === 'hidden' && element === optInPart) ? '' : undefined},
  }))
}

/** The address, the mailing list checkbox, and the result, on the elements of the server HTML. */
export function RestockForm({root, parts, productId, variantId, mailingList}: RestockFormProps) {
  const {form, email, button, optIn} = parts
  const text = useTexts(texts)
  const [isSending, setSending] = useState(false)
  const [hasOwnChecks] = useState(() => !form.noValidate)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [followed, setFollowed] = useState<Followed>({
    variantId: variantId ?? parts.variantId,
    isShown: undefined,
  })
  const [sent, setSent] = useState<Followed | null>(null)
  const [messageId] = useState(() => `restock-form-message-${++messages}`)
  // another variant is another request
  const isSent = sent !== null && sent.variantId === followed.variantId

  const {lazy, signal} = useSendCode(root, parts, (now) =>
    setProblem((was) => now ?? (was?.isInEmail ? null : was)),
  )

  // a second click can come before the first is rendered
  const isBusy = useRef(false)
  async function submit(submitter: Element | null): Promise<void> {
    if (isBusy.current || isSent) return
    isBusy.current = true
    setSending(true)
    let outcome: Outcome | undefined
    function fallBackToServer(): void {
      const message = fallBackToForm(form, text('offline'))
      outcome = {problem: message === null ? null : {message, isInEmail: false}}
    }
    const sending = lazy.run(async ({send, captcha}) => {
      if (!(await isAnswered())) return fallBackToServer()
      if (latest.current.isShown === false) return
      const current = readParts(root) ?? parts
      outcome = await send({
        root,
        parts: current,
        productId,
        variantId: current.isVariantAsked ? current.variantId : latest.current.variantId,
        captcha,
        hasOwnChecks: hasOwnChecks && !submitter?.hasAttribute('formnovalidate'),
      })
    }, fallBackToServer)
    await busyUntil(button, sending, signal)
    isBusy.current = false
    setSending(false)
    setProblem(outcome?.problem ?? null)
    if (outcome?.problem?.isUnsolved) await lazy.run(({captcha}) => captcha?.focus())
    if (outcome?.isSent) setSent(latest.current)
  }

  const {latest, isAnswered} = useVariant({root, productId, variantId}, followed, setFollowed)

  // the visitor's earlier selection stays
  useLayoutEffect(() => {
    if (optIn && mailingList && optIn.checked === optIn.defaultChecked)
      optIn.checked = mailingList === 'checked'
  }, [optIn, mailingList])

  useVisible(root, parts, {isSent, isShown: followed.isShown, mailingList})
  useAdopt(form, {
    attributes: {novalidate: ''},
    on: {
      focusin: lazy.prefetch,
      input: () => setProblem((was) => (was?.field?.validity.valid ? null : was)),
      submit(event) {
        event.preventDefault()
        keepFromHost(event)
        void submit(event.submitter)
      },
    },
  })
  useAdopt(email, {
    attributes: {
      type: 'email',
      autocomplete: 'email',
      'aria-label': email.labels?.length ? undefined : email.placeholder || text('label'),
      'aria-invalid': problem?.isInEmail ? 'true' : undefined,
      'aria-describedby': problem?.isInEmail ? messageId : undefined,
    },
  })
  useAdopt(button, {attributes: {'aria-disabled': isSending ? 'true' : undefined}})

  if (isSent) return <Message root={root} id={messageId} text={text('sent')} />
  return (
    problem && <Message root={root} id={messageId} text={problem.message} problem={problem} email={email} />
  )
}
