import type {Widget} from '../../../src/widget/enhance.ts'
import {readEmbed} from '../parts/embed.ts'
import type {definition} from '../widget.ts'
import {playOwn} from './play-own.ts'

/** The site's own video, or a provider's, whose chunk few pages need. */
export async function mountBackground(widget: Widget<typeof definition>): Promise<void> {
  const {element} = widget
  const video = element.querySelector('video')
  if (video) return playOwn(video, widget)
  const {html} = element.dataset
  if (!html) throw new TypeError('there is neither a <video> in the element nor data-html')
  const {mountFrame} = await import('./background-frame.ts')
  await mountFrame(widget, readEmbed(html))
}
