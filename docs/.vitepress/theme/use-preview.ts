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
  onLoad: () => void
}

async function render(frame: HTMLIFrameElement, view: View): Promise<void> {
  const base = withBase('/')
  const shop = await loadShop(base)
  const message: RenderMessage = {
    type: 'render',
    html: previewDocument(view, base, shop),
    cart: cartFor(view, shop),
  }
  frame.contentWindow?.postMessage(message, location.origin)
}

/** Shows a view in a frame: again when the view changes, each time in a fresh page. */
export function usePreview(frame: Readonly<ShallowRef<HTMLIFrameElement | null>>, view: () => View): Preview {
  const lines = shallowRef<readonly ConsoleLine[]>([])
  const height = ref(0)
  const address = withBase('/preview/index.html')
  let timer: ReturnType<typeof setTimeout> | undefined

  const reload = (): void => frame.value?.contentWindow?.location.replace(address)
  function take(message: PreviewMessage): void {
    if (message.type === 'line') lines.value = [...lines.value, message.line].slice(-MOST_LINES)
    if (message.type === 'size') height.value = message.height
    if (message.type === 'ready' && frame.value) {
      lines.value = []
      void render(frame.value, view())
    }
  }
  function onMessage({source, origin, data}: MessageEvent): void {
    if (source === frame.value?.contentWindow && origin === location.origin && isPreviewMessage(data))
      take(data)
  }
  function onLoad(): void {
    // where the browser cannot keep it from leaving
    const place = frame.value?.contentWindow?.location
    if (place && place.href !== 'about:blank' && place.pathname !== address) reload()
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
  return {lines, height, onLoad}
}
