import {asApiError} from '../../contract/errors.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'

/** The shop's code of a refusal; empty for other failures. */
export const codeOf = (error: unknown): string => textOrNull(readPath(asApiError(error)?.cause, 'code')) ?? ''
