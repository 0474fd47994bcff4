import {readPath} from '../../src/lib/read-path.ts'
import {report} from '../../src/lib/report.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import * as calls from '../../src/store/actions/member-calls.ts'

/** Logs out; gives what went wrong, in words. */
export async function logOut(element: HTMLElement, clonesCart: boolean): Promise<string> {
  try {
    await calls.logOut(clonesCart)
    return ''
  } catch (error) {
    if (!readPath(error, 'isExpected')) report('member-account', error, element)
    return textOrNull(readPath(error, 'visitorMessage')) ?? ''
  }
}
