import * as calls from '../../src/actions/member-calls.ts'
import {asApiError} from '../../src/contract/errors.ts'
import {report} from '../../src/page/report.ts'

/** Logs out; gives what went wrong, in words. */
export async function logOut(element: HTMLElement, clonesCart: boolean): Promise<string> {
  try {
    await calls.logOut(clonesCart)
    return ''
  } catch (error) {
    const failure = asApiError(error)
    if (!failure?.isExpected) report('member-account', error, element)
    return failure?.visitorMessage ?? ''
  }
}
