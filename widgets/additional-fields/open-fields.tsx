import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {type Form, parseForm} from '../../src/model/form.ts'
import {valuesText} from '../../src/model/form-values.ts'
import {report, warn} from '../../src/page/report.ts'
import {trackView} from '../../src/tracking/events/track.ts'
import {showAlert} from '../../src/ui/alert.ts'
import {hasCaptchaKey, NO_KEY} from '../../src/ui/captcha/load-captcha.ts'
import {openDialog} from '../../src/ui/dialog/open-dialog.ts'
import {readValues} from '../../src/ui/form/field-values.ts'
import type {FieldsRequest} from '../../src/ui/form/fields-request.ts'
import {mountIsland} from '../../src/widget/island.tsx'
import {FieldsForm, type Labels} from './FieldsForm.tsx'
import {definition, texts} from './widget.ts'

const loadStock = () => import('../../src/actions/check-stock.ts')

/** Typed but unsent values of an item: a form that opens again starts with them. */
const drafts = new Map<string, Record<string, unknown>>()

/** Shows the visitor which action failed, and why. */
export const say = (title: 'cannotOpen' | 'cannotUpdate', message: string): void =>
  void showAlert({title: texts(title), message, close: texts('ok')})

/**
 * Returns the problems that the server finds in the JSON text of the values, by field id. If the server cannot
 * validate, it decides when the item is added (product.md §7).
 */
async function validate(
  {id, fields}: Form,
  text: string,
  captchaKey: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const parsed = parseJson(text)
  const calls = await import('../../src/actions/forms.ts').catch(() => null)
  const checked =
    parsed.ok &&
    calls?.validateForm(id, {...asRecord(parsed.value), ...(captchaKey && {captchaKey})}).catch(() => null)
  const errors = new Map(Object.entries((await checked) || {}))
  return fields.some((field) => errors.has(field.id)) ? errors : new Map()
}

const isAsked = ({fields}: Form): boolean => fields.some(({kind}) => !/^(hidden|section)$/.test(kind))

/** Without visible fields, sends the hidden values without a dialog. */
function sendAtOnce({fields}: Form, {send, fail, giveUp}: FieldsRequest): void {
  send(valuesText(readValues(fields, document.createElement('div'), location.search))).catch((error) => {
    fail(error)
    giveUp()
  })
}

function show(form: Form, request: FieldsRequest, labels: Labels): () => void {
  const {itemId, sku, variantId = null, opener} = request
  const host = document.createElement('div')
  let isSending = false
  let isOpen = true

  /** Sending continues if the dialog is closed meanwhile. */
  async function send(fields: string, captchaKey?: string): Promise<ReadonlyMap<string, string>> {
    isSending = true
    try {
      const errors = form.id ? await validate(form, fields, captchaKey) : new Map<string, string>()
      if (errors.size) giveUp()
      else {
        await request.send(fields)
        dialog.close()
        drafts.delete(itemId)
      }
      return errors
    } catch (error) {
      giveUp()
      throw error
    }
  }
  function giveUp(): void {
    isSending = false
    if (!isOpen) request.giveUp()
  }

  // before the dialog, which focuses its first field
  const unmount = mountIsland(
    <FieldsForm
      form={form}
      values={request.values ?? drafts.get(itemId) ?? {}}
      labels={labels}
      hasMore={async () => (await loadStock()).hasMore({itemId, sku, variantId, isSkuEnough: !variantId})}
      send={send}
      fail={request.fail}
      onCancel={() => dialog.close()}
    />,
    {
      fail(error) {
        dialog.close()
        report(definition.name, error, opener)
      },
    },
    host,
  )
  const dialog = openDialog({
    label: form.name || texts('title'),
    className: 'additional-fields__dialog vitrine-form__dialog',
    content: [host],
    isPart: true,
    opener,
    // an accidental click next to the dialog would otherwise discard the typed values
    mayClose: ({type}) => type === 'cancel',
    onClose() {
      isOpen = false
      if (!request.values) drafts.set(itemId, Object.fromEntries(readValues(form.fields, host, '')))
      unmount()
      if (!isSending) request.giveUp()
    },
  })
  if (form.id) trackView('FormRender', form.id, {formId: form.id})
  return dialog.close
}

/** Opens a form in a dialog, and shows a message if the form cannot be read. Returns a function that closes it. */
export function openFields(request: FieldsRequest, labels: Labels): () => void {
  const {opener} = request
  const parsed = parseForm(request.form, (problem) => warn(definition.name, problem, opener))
  if (parsed.ok && parsed.value.captcha && !hasCaptchaKey()) warn(definition.name, NO_KEY, opener)
  if (!parsed.ok) {
    report(definition.name, new SyntaxError(parsed.problem), opener)
    say('cannotOpen', texts('notConfigured'))
    request.giveUp()
  } else if (isAsked(parsed.value)) return show(parsed.value, request, labels)
  else sendAtOnce(parsed.value, request)
  return () => {}
}
