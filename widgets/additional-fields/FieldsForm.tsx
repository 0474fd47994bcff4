import {type SubmitEvent, useLayoutEffect, useRef, useState} from 'react'
import type {Form} from '../../src/model/form.ts'
import {valuesText} from '../../src/model/form-values.ts'
import {captchaTexts} from '../../src/ui/captcha/strings.ts'
import {CaptchaPlace} from '../../src/ui/form/CaptchaPlace.tsx'
import {Field} from '../../src/ui/form/Field.tsx'
import {parseFailure} from '../../src/ui/form/failure.ts'
import {readValues, writeValues} from '../../src/ui/form/field-values.ts'
import {type Fields, followFields, type Problems} from '../../src/ui/form/follow-fields.ts'
import {followTexts} from '../../src/ui/form/follow-strings.ts'
import {bindCaptcha, type FormCaptcha} from '../../src/ui/form/form-captcha.ts'
import {formTexts} from '../../src/ui/form/strings.ts'
import {keepWidth} from '../../src/widget/adopt.ts'
import {useTexts} from '../../src/widget/use-texts.ts'
import {texts as ours} from './widget.ts'

/** Text keys of the button: while the visitor fills in the form, and while it is being sent. */
export interface Labels {
  send: 'add' | 'save'
  sending: 'adding' | 'saving'
}

interface Props {
  form: Form
  /** Earlier values, by field id. */
  values: Readonly<Record<string, unknown>>
  labels: Labels
  /** Whether the item is still in stock. */
  hasMore: () => Promise<boolean>
  /** Resolves to the problems found by the server, by field id. */
  send: (fields: string, captchaKey: string | undefined) => Promise<ReadonlyMap<string, string>>
  /** Reports an error that belongs to no field. */
  fail: (error: unknown) => void
  onCancel: () => void
}

/** The server's problems with single fields. */
function readProblems({fields}: Form, errors: ReadonlyMap<string, string>): Problems {
  return new Map(
    fields.flatMap(({id}) => {
      const message = errors.get(id)
      return message ? [[id, message]] : []
    }),
  )
}

/** Follows the fields of a form, and its captcha. `setInvalid` follows the visitor's changes. */
function useFollowed(form: Form, setInvalid: (change: (was: boolean) => boolean) => void) {
  const root = useRef<HTMLFormElement>(null)
  const fields = useRef<Fields>(null)
  const captcha = useRef<FormCaptcha>(null)
  useLayoutEffect(() => {
    if (!root.current) return
    const followed = followFields({
      fields: form.fields,
      isUnchecked: form.isUnchecked,
      root: root.current,
      texts: followTexts,
      // before the first attempt, the field's own error is enough
      onChange: (problems) => setInvalid((was) => was && problems.size > 0),
    })
    fields.current = followed
    const controller = new AbortController()
    captcha.current = bindCaptcha({
      form: root.current,
      message: () => captchaTexts('incomplete'),
      onChange: () => captcha.current?.add(new Map()),
      signal: controller.signal,
    })
    return () => {
      followed.end()
      controller.abort()
    }
  }, [form, setInvalid])
  return {root, fields, captcha}
}

/** Whether the form is being saved: for the button, and at once, since a second click can come before the first is rendered. */
function useSaving() {
  const button = useRef<HTMLButtonElement>(null)
  const saving = useRef(false)
  const [isSaving, show] = useState(false)
  function setSaving(now: boolean): void {
    saving.current = now
    keepWidth(button.current, now)
    show(now)
  }
  return {button, saving, isSaving, setSaving}
}

/** A form in its dialog: typed text stays in its fields until the server has accepted it. */
export function FieldsForm({form, values, labels, hasMore, send, fail, onCancel}: Props) {
  const texts = useTexts(ours)
  const [isInvalid, setInvalid] = useState(false)
  const [isOut, setOut] = useState(false)
  const {button, saving, isSaving, setSaving} = useSaving()
  const {root, fields, captcha} = useFollowed(form, setInvalid)
  // immediately: a frame later, the visitor may have changed something already
  const atStart = useRef(() => {
    if (root.current) writeValues(form.fields, root.current, values)
    hasMore().then(
      (more) => setOut(!more),
      () => {},
    )
  })
  useLayoutEffect(() => atStart.current(), [])

  /** Moves the focus to the first invalid field. */
  function tell(problems: Problems): void {
    setInvalid(problems.size > 0)
    const [first] = problems.keys()
    if (first !== undefined) fields.current?.controlOf(first)?.focus()
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (saving.current || !root.current || !fields.current) return
    const wrong = fields.current.check()
    tell(wrong)
    if (captcha.current?.add(wrong).size) {
      if (!wrong.size) captcha.current.focus()
      return
    }
    setSaving(true)
    function refuse(errors: ReadonlyMap<string, string>): Problems {
      const found = readProblems(form, errors)
      captcha.current?.reset()
      fields.current?.show(found)
      tell(found)
      setSaving(false)
      return found
    }
    try {
      const errors = await send(
        valuesText(readValues(form.fields, root.current, location.search)),
        captcha.current?.response(),
      )
      if (errors.size) refuse(errors)
    } catch (error) {
      if (!refuse(parseFailure(error).fieldErrors).size) fail(error)
    }
  }

  return (
    <form ref={root} className="vitrine-form" noValidate onSubmit={submit}>
      <h2 className="additional-fields__title">{form.name || texts('title')}</h2>
      <div role="status">{isOut && <p className="additional-fields__stock">{texts('notEnough')}</p>}</div>
      {form.fields.map((field) => (
        <Field key={field.id} field={field} texts={formTexts} />
      ))}
      <CaptchaPlace captcha={form.captcha} />
      {isInvalid && (
        <p role="alert" className="vitrine-form__error">
          {followTexts('invalid')}
        </p>
      )}
      <div className="additional-fields__buttons">
        <button type="button" className="additional-fields__cancel vitrine-form__button" onClick={onCancel}>
          {texts('cancel')}
        </button>
        <button
          ref={button}
          type="submit"
          className="additional-fields__send vitrine-form__button vitrine-form__primary"
          aria-disabled={isSaving ? 'true' : undefined}
        >
          {isSaving ? texts(labels.sending) : (form.buttonText ?? texts(labels.send))}
        </button>
      </div>
    </form>
  )
}
