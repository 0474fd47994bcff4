const FIELD = 'input,select,textarea,[contenteditable],[role=slider],[role=tablist],audio,video'

/** How many products a key goes on by: arrows mean what they point at, unless someone types or another has taken it. */
export function readStep(event: KeyboardEvent, isRightToLeft: boolean): -1 | 0 | 1 {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented} = event
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return 0
  if (!/^Arrow(Left|Right)$/.test(key) || (target instanceof Element && target.closest(FIELD))) return 0
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
}
