import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import type {Settings} from './settings.ts'

/** What the definition says of the address. */
export const emailOf = ({fields}: Settings): Record<string, unknown> =>
  [fields.fields]
    .flat()
    .map(asRecord)
    .find(({type}) => type === 'email') ?? {}

/** The id of the field that the address is sent under, where no form item says it. */
export const emailIdOf = (settings: Settings): string => textOrNull(emailOf(settings).id) ?? 'email'
