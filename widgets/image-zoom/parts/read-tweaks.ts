import {toNumber} from '../../../src/lib/to-number.ts'
import {ZOOM_FACTOR} from '../../../src/model/zoom-factor.ts'
import {readTweak} from '../../../src/ui/read-tweak.ts'
import type {Props} from '../../../src/widget/definition.ts'
import type {definition} from '../widget.ts'

const {min, max} = ZOOM_FACTOR

/** Platform markup has no attributes for it: the template's tweaks contain the settings, as text. */
export function readTweaks(): Props<typeof definition> {
  const factor = toNumber(readTweak('zoom-factor'), ZOOM_FACTOR.default)
  return {
    zoom: readTweak('click-action')?.toLowerCase() === 'zoom' ? 'click' : 'hover',
    'zoom-factor': Math.min(Math.max(factor, min), max),
  }
}
