import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'
import {createHosted, readRecord} from './hosted.ts'
import {playOwn} from './play-own.ts'
import {playerAddress} from './player-address.ts'
import {wantsLessData} from './wants-less-data.ts'

type Video = Widget<typeof definition>

/** Puts the video into the platform's box for it. */
function place(video: HTMLVideoElement, {element, adopt, signal}: Video, box: string): void {
  adopt(element, {classes: {video__hosted: true}})
  const parent = element.querySelector(box) ?? element
  parent.append(video)
  signal.addEventListener('abort', () => video.remove())
}

function begin(video: HTMLVideoElement): void {
  video.muted = true
  // a browser may refuse: the visitor can start it
  video.play().catch(() => {})
}

/** A video block. Without controls that could pause it, a video that starts automatically plays like a background. */
function mountPlayer(widget: Video): void {
  const {element, signal} = widget
  const video = createHosted(element.dataset.configVideo, element)
  if (!video) return
  const {autoPlay, controls, loop, muted} = readRecord(element.dataset.configSettings)
  const caption = element.closest('.sqs-block')?.querySelector('.video-caption')?.textContent?.trim()
  if (caption) video.setAttribute('aria-label', caption)
  place(video, widget, '.native-video-player')
  if (autoPlay === true && controls === false) playOwn(video, widget)
  else {
    Object.assign(video, {controls: true, loop: loop === true, muted: muted === true})
    signal.addEventListener('abort', () => video.pause())
    if (autoPlay === true && !matchMedia('(prefers-reduced-motion: reduce)').matches && !wantsLessData())
      begin(video)
  }
}

async function mountBehind(widget: Video): Promise<void> {
  const {element, adopt} = widget
  const {configNativeVideo, configUrl = ''} = element.dataset
  const video = createHosted(configNativeVideo, element)
  if (video) {
    place(video, widget, '[class$=__video-player],.video-player')
    return playOwn(video, widget)
  }
  const url = playerAddress(configUrl)
  if (!url) return
  adopt(element, {classes: {video__hosted: true}})
  const {mountFrame} = await import('./background-frame.ts')
  await mountFrame(widget, {url, title: ''})
}

/** Videos in the platform's markup other than embeds: blocks with a stored video, and backgrounds of sections. */
export async function mountPlatform(widget: Video): Promise<void> {
  const {element} = widget
  // a script of the page has built a player
  if (element.querySelector('video,iframe')) return
  if (element.matches('.sqs-native-video')) mountPlayer(widget)
  // the template's own script plays the backgrounds
  else if (!document.querySelector('script[src*=site-bundle]')) await mountBehind(widget)
}
