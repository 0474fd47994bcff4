import type {AudioProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {mediaAddress} from '../../src/model/web-address.ts'

export const template: Template<AudioProps> = {
  tag: 'div',
  children: ({audioAssetUrl}) => (
    // biome-ignore lint/a11y/useMediaCaption: only the app has captions of its audio, and passes them as children
    <audio controls preload="none" src={mediaAddress(audioAssetUrl)} />
  ),
}
