import {withBase} from 'vitepress'
import {computed, onBeforeUnmount, onMounted, type Ref, reactive, ref, type ShallowRef, watch} from 'vue'
import {encodeView} from './encode-view.ts'
import {directionOf, languageIn} from './languages.ts'
import {rememberOwn} from './own-addresses.ts'
import type {View} from './preview-document.ts'

interface Example {
  view: View
  isNear: Readonly<Ref<boolean>>
  isChanged: Readonly<Ref<boolean>>
  playground: Readonly<Ref<string>>
  reset: () => void
  remember: () => void
}

/** An example's HTML, which a reader can change. It is near once a reader has scrolled to it. */
export function useExample(html: string, root: Readonly<ShallowRef<HTMLElement | null>>): Example {
  const lang = languageIn(html)
  const view = reactive<View>({html, lang, dir: directionOf(lang)})
  const isNear = ref(false)
  const hash = ref('')
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entries) => {
            if (!entries.some(({isIntersecting}) => isIntersecting)) return
            isNear.value = true
            observer?.disconnect()
          },
          {rootMargin: '200px'},
        )

  onMounted(() => root.value && observer?.observe(root.value))
  onBeforeUnmount(() => observer?.disconnect())
  watch([isNear, view], async () => {
    if (isNear.value) hash.value = await encodeView(view)
  })
  return {
    view,
    isNear,
    isChanged: computed(() => view.html !== html),
    playground: computed(() => withBase(`/playground.html${hash.value && `#${hash.value}`}`)),
    reset: () => {
      view.html = html
    },
    remember: () => rememberOwn(hash.value),
  }
}
