import {warn} from '../../../src/page/report.ts'
import {readTweak} from '../../../src/ui/read-tweak.ts'
import type {Props} from '../../../src/widget/definition.ts'
import {definition} from '../widget.ts'

export type GalleryProps = Props<typeof definition>

const isTweak = (ending: string, value: string): boolean => readTweak(ending)?.toLowerCase() === value

/**
 * Platform markup has no attributes for it: the template's tweaks contain the settings. Its images that zoom are
 * separate widgets.
 */
export function readGalleryProps(root: HTMLElement, props: GalleryProps): GalleryProps {
  if (root.dataset.vitrine === undefined)
    return {
      ...props,
      design: isTweak('gallery-design', 'stacked') ? 'stacked' : props.design,
      lightbox: isTweak('click-action', 'lightbox'),
    }
  if (props.zoom !== 'click' || !props.lightbox) return props
  warn(definition.name, 'a click opens the lightbox: use data-zoom="hover", or leave out data-lightbox', root)
  return {...props, zoom: 'none'}
}
