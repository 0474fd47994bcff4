import {onBeforeUnmount, onMounted, type Ref, reactive, ref, watch} from 'vue'
import {decodeView, encodeView} from './encode-view.ts'
import {isOwn, rememberOwn} from './own-addresses.ts'
import type {View} from './preview-document.ts'
import {START} from './start-example.ts'

/** Milliseconds after the last key. */
const PAUSE = 400
const UNREADABLE =
  'This address does not hold an example that the playground can read. Here is one to start with.'

interface Playground {
  view: View
  /** What the reader has to know about the address. */
  message: Readonly<Ref<string>>
  /** Not yet, while the HTML comes from an address of unknown origin. */
  mayRun: Readonly<Ref<boolean>>
  run: () => void
  share: () => Promise<void>
}

/** The state of the playground, which its address holds. */
export function usePlayground(): Playground {
  const view = reactive<View>({...START})
  const message = ref('')
  const mayRun = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The state that the address holds now. */
  let written = ''

  async function read(): Promise<void> {
    const hash = location.hash.slice(1)
    if (hash === written && hash !== '') return
    const found = hash ? await decodeView(hash) : START
    written = found ? hash : ''
    message.value = found ? '' : UNREADABLE
    mayRun.value = !found || hash === '' || isOwn(hash)
    Object.assign(view, found ?? START)
  }
  async function write(): Promise<void> {
    const hash = await encodeView(view)
    if (hash === written) return
    written = hash
    if (mayRun.value) rememberOwn(hash)
    history.replaceState(history.state, '', `#${hash}`)
  }
  const isStart = (): boolean =>
    view.html === START.html && view.lang === START.lang && view.dir === START.dir

  watch(view, () => {
    clearTimeout(timer)
    if (!isStart() || written) timer = setTimeout(write, PAUSE)
  })
  onMounted(() => {
    addEventListener('hashchange', read)
    void read()
  })
  onBeforeUnmount(() => {
    removeEventListener('hashchange', read)
    clearTimeout(timer)
  })
  function run(): void {
    mayRun.value = true
    rememberOwn(location.hash.slice(1))
  }
  async function share(): Promise<void> {
    await write()
    try {
      await navigator.clipboard.writeText(location.href)
      message.value = 'The address is on the clipboard.'
    } catch {
      message.value = 'The browser does not allow copying. Copy the address from the address bar.'
    }
  }
  return {view, message, mayRun, run, share}
}
