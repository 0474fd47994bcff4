import {vi} from 'vitest'
import {observeSizes} from './observe-sizes.ts'

interface Settings {
  sitekey: string
  theme: string
  size: string
  callback?: (response: string) => void
  'expired-callback'?: () => void
}

/** A captcha of the fake provider, with the settings that it was rendered with. */
export interface FakeWidget {
  place: HTMLElement
  settings: Settings
  response: string
  /** Simulates a solved captcha. */
  solve: (response?: string) => void
  expire: () => void
}

/** Simulates the provider's script, with containers that are `width` pixels wide. Call it in each test. */
export function fakeCaptcha(width = 400): FakeWidget[] {
  const widgets: FakeWidget[] = []
  observeSizes()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    render(place: HTMLElement, settings: Settings) {
      if (place.childElementCount) throw new Error('reCAPTCHA has already been rendered in this element')
      const box = place.ownerDocument.createElement('input')
      box.type = 'checkbox'
      place.append(box)
      const widget: FakeWidget = {
        place,
        settings,
        response: '',
        solve(response = 'solved') {
          widget.response = response
          settings.callback?.(response)
        },
        expire() {
          widget.response = ''
          settings['expired-callback']?.()
        },
      }
      return widgets.push(widget) - 1
    },
    getResponse: (id: number) => widgets[id]?.response ?? '',
    reset(id: number) {
      const widget = widgets[id]
      if (widget) widget.response = ''
    },
  })
  return widgets
}
