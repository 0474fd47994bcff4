import type {Box} from './placement.ts'

/** Inline, so that pages load no styles for flights before one begins. */
export const lieAt = ({left, top, width, height}: Box) => ({
  position: 'absolute',
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  maxWidth: 'none',
  height: `${height}px`,
  maxHeight: 'none',
  transformOrigin: '0 0',
  transition: 'none',
  pointerEvents: 'none',
})

/** Over the whole window, above the page. */
export const LAYER = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: '0',
  padding: '0',
  overflow: 'hidden',
  background: 'none',
  border: '0',
  pointerEvents: 'none',
}
