import {page} from '../../page/page.ts'
import {readGlobal} from '../../page/read-global.ts'
import {trustScript} from '../../page/trust.ts'
import {RECORDER_GLOBAL} from '../assumptions.ts'

type Call = (name: string, details?: unknown) => unknown

/** Maximum number of calls kept for a script that never loads. */
const MOST_CALLS = 100

/** Calls the current global: the vendor replaces our stub with its own object. */
export const callVendor: Call = (name, details) => {
  const vendor = readGlobal(RECORDER_GLOBAL)
  return typeof vendor === 'function' && vendor(name, details)
}

/** Replaces the vendor's script until it runs, and for good if it is blocked: no call throws. */
function putStub(settings: Record<string, unknown>): void {
  const q: unknown[] = []
  const stub: Call = (...call) => q.length < MOST_CALLS && q.push(call)
  Object.assign(globalThis, settings, {[RECORDER_GLOBAL]: Object.assign(stub, {q})})
}

/** Adds the script to the page, once. */
export function injectVendor(url: URL, account: string): Promise<void> {
  const script = document.createElement('script')
  putStub({_fs_namespace: RECORDER_GLOBAL, _fs_org: account, _fs_script: url.host + url.pathname})
  Object.assign(script, {
    async: true,
    crossOrigin: 'anonymous',
    nonce: page().nonce ?? '',
    src: trustScript(url),
  })
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url.href} cannot be loaded`))
    document.head.append(script)
  })
}
