import * as calls from '../../src/actions/member-calls.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {report} from '../../src/page/report.ts'

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
