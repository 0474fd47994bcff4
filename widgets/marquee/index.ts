import './marquee.css'
import {playWhileSeen} from '../../src/ui/play/play-switch.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {fill} from './parts/fill.ts'
import {findRow} from './parts/find-row.ts'
import {definition, texts} from './widget.ts'

/**
 * A text that moves through its element, and is read once. With reduced motion, the style sheet keeps it still; without
 * that sheet it stays as it is.
 */
export const mount = enhance(definition, (widget) => {
  const {adopt, signal, followTexts} = widget
  const found = findRow(widget)
  if (!found) return
  const {frame, row, isRtl, isBack} = found
  adopt(row, {
    classes: {marquee__row: true},
    // a link that has moved out of the frame comes back with the focus
    on: {focusin: ({target}) => target instanceof Element && target.scrollIntoView({block: 'nearest'})},
  })
  // its look does not depend on which sheet has loaded last: several widgets have such a button
  const place = document.createElement('span')
  place.className = 'marquee__switch'
  frame.append(place)
  signal.addEventListener('abort', () => place.remove())
  // without its style sheet, copies would stand below the text
  if (getComputedStyle(place).position === 'static') return place.remove()
  playWhileSeen({
    element: frame,
    stage: place,
    name: (isWanted) => texts(isWanted ? 'stop' : 'start'),
    act: (isPlaying) =>
      adopt(frame, {
        attributes: {'data-marquee-state': isPlaying ? 'playing' : 'paused'},
        classes: {marquee__frame: true, 'marquee__frame--rtl': isRtl, 'marquee__frame--back': isBack},
      }),
    followTexts,
    signal,
  })
  fill(found, signal)
})
