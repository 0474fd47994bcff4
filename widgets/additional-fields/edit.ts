import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {readFailure} from '../../src/ui/form/failure.ts'
import {missingText} from '../../src/ui/native-fallback/native-fallback.ts'
import {openFields, say} from './open-fields.tsx'
import {definition, texts} from './widget.ts'

const loadActions = () => import('../../src/actions/index.ts')
const loadUpdate = () => import('../../src/actions/update-fields.ts')

/** A cart line whose form is opened again. */
export interface Edit {
  entryId: string
  form: unknown
  opener: HTMLElement
}

/** Entries store the form values as JSON text. */
function readStored(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'string') return asRecord(fields)
  const parsed = parseJson(fields)
  return asRecord(parsed.ok && parsed.value)
}

const tell = (title: Parameters<typeof say>[0], opener: Element) => (error: unknown) => {
  const {message} = readFailure(definition.name, error, opener)
  // another error means a chunk that could not be fetched, or an entry that no longer exists
  say(title, message || missingText(texts('offline')))
}

/** Opens the form of a cart line with its stored values. Returns a function that closes it. */
export async function openEdit({entryId, form, opener}: Edit): Promise<() => void> {
  try {
    const [{findEntry}, {updateFields}] = await Promise.all([loadActions(), loadUpdate()])
    const {itemId, sku, additionalFields} = await findEntry(entryId)
    const request = {
      form,
      itemId,
      sku,
      opener,
      values: readStored(additionalFields),
      async send(fields: string) {
        const {problems} = await updateFields(entryId, fields)
        const messages = problems.map(({message}) => message).filter(Boolean)
        if (messages.length) say('cannotUpdate', messages.join(' '))
      },
      fail: tell('cannotUpdate', opener),
      giveUp() {},
    }
    return openFields(request, {send: 'save', sending: 'saving'})
  } catch (error) {
    tell('cannotOpen', opener)(error)
    return () => {}
  }
}
