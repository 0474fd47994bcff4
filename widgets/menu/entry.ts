import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // both generations spell it alike, but for its first letter; a span is its text
  selector:
    '[class*=eader-nav-folder-title]:not(span),.folder-toggle,.header-burger-btn,[data-controller*=OverlayToggle]',
  strategy: 'visible',
}
