import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-video-wrapper,.sqs-native-video,.sqs-video-background,.sqs-video-background-native',
  strategy: 'seen',
  // a link leads to the video meanwhile
  pressed: '.sqs-video-overlay:not(a)',
}
