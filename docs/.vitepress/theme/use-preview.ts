import {withBase} from 'vitepress'
import {onBeforeUnmount, onMounted, type Ref, ref, type ShallowRef, shallowRef, watch} from 'vue'
import {
  type ConsoleLine,
  isPreviewMessage,
  type PreviewMessage,
  type RenderMessage,
} from '../preview/messages.ts'
import {cartFor, previewDocument, type View} from './preview-document.ts'
import {loadShop} from './shop.ts'

/** Milliseconds after the last key. */
const PAUSE = 400
const MOST_LINES = 20

interface Preview {
  lines: Readonly<ShallowRef<readonly ConsoleLine[]>>
  /** Pixels that the content takes. */
  height: Readonly<Ref<number>>
}

const isSandboxed = (frame: HTMLIFrameElement): boolean => frame.hasAttribute('sandbox')

async function render(frame: HTMLIFrameElement, view: View): Promise<void> {
  const base = withBase('/')
  const shop = await loadShop(base)
  const message: RenderMessage = {
    type: 'render',
    html: previewDocument(view, base, shop),
    cart: cartFor(view, shop),
  }
  // a sandboxed page has no origin that could be named
  frame.contentWindow?.postMessage(message, isSandboxed(frame) ? '*' : location.origin)
}

/** Shows a view in a frame: again when the view changes, each time in a fresh page. */
export function usePreview(frame: Readonly<ShallowRef<HTMLIFrameElement | null>>, view: () => View): Preview {
  const lines = shallowRef<readonly ConsoleLine[]>([])
  const height = ref(0)
  const address = withBase('/preview/index.html')
  let timer: ReturnType<typeof setTimeout> | undefined

  let isReloading = false

  function reload(): void {
    isReloading = true
    frame.value?.contentWindow?.location.replace(address)
  }
  function take(message: PreviewMessage): void {
    if (message.type === 'line') lines.value = [...lines.value, message.line].slice(-MOST_LINES)
    if (message.type === 'size') height.value = message.height
    // where the browser cannot keep it from leaving
    if (message.type === 'left' && !isReloading) reload()
    if (message.type === 'ready' && frame.value) {
      isReloading = false
      lines.value = []
      void render(frame.value, view())
    }
  }
  function onMessage({source, origin, data}: MessageEvent): void {
    const {value} = frame
    const from = value && isSandboxed(value) ? 'null' : location.origin
    if (source === value?.contentWindow && origin === from && isPreviewMessage(data)) take(data)
  }

  watch([() => view().html, () => view().lang, () => view().dir], () => {
    clearTimeout(timer)
    timer = setTimeout(reload, PAUSE)
  })
  onMounted(() => {
    addEventListener('message', onMessage)
    // only now: the page in it reports at once
    if (frame.value) frame.value.src = address
  })
  onBeforeUnmount(() => {
    removeEventListener('message', onMessage)
    clearTimeout(timer)
  })
  return {lines, height}
}
