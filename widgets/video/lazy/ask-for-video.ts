import {mayLoadOthers} from '../../../src/page/site/consent.ts'
import {type Asking, askFirst} from '../../../src/ui/ask-first/ask-first.ts'
import {texts} from '../widget.ts'

interface AskingForVideo extends Pick<Asking, 'signal'> {
  host: string
  title: string
  load: (isPressed: boolean) => void
}

/** Covers an element until the visitor allows its video to load. */
export function askForVideo(place: HTMLElement, {host, title, load, signal}: AskingForVideo): void {
  askFirst({
    place,
    text: () => `${title}\n${texts('ask', {host})}`.trim(),
    mayLoad: mayLoadOthers,
    load(isPressed, button) {
      load(isPressed)
      button.remove()
    },
    signal,
  })
}
