import {playWhileSeen} from '../../../src/ui/play/play-switch.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {type definition, texts} from '../widget.ts'
import {stageOf} from './stage.ts'
import {wantsLessData} from './wants-less-data.ts'

/** Called with whether it should play now, and whether it is wanted at all. */
type Follow = (isPlaying: boolean, isWanted: boolean) => void

/** Plays a background while it is visible and wanted. Returns a function that sets whether it is wanted. */
export function createSwitch({element, adopt, signal, followTexts}: Widget<typeof definition>, act: Follow) {
  const stage = stageOf(element)
  return playWhileSeen({
    element,
    stage,
    className: 'video__switch',
    name: (isWanted) => texts(isWanted ? 'stop' : 'start'),
    isAutomatic: !wantsLessData(),
    act(isPlaying, isWanted) {
      adopt(element, {
        attributes: {'data-video-state': isWanted ? 'playing' : 'paused'},
        classes: {video__box: true},
      })
      adopt(stage, {classes: {video__stage: true}})
      act(isPlaying, isWanted)
    },
    followTexts,
    signal,
  })
}
