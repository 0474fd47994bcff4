import {useEffect, useRef, useState} from 'react'
import {loadActions} from '../../src/store/load-actions.ts'
import {useAdopt} from '../../src/ui/use-adopt.ts'
import {useTexts} from '../../src/ui/use-texts.ts'
import type {AddToCartProps} from './context.ts'
import {servedValue, shownValue} from './controls.ts'
import type {InUse} from './in-use/InUse.tsx'
import {texts} from './strings.ts'
import {useButton} from './use-button.ts'
import {useIdleLabel} from './use-idle-label.ts'

/** Of the calls to the server only the fetching begins here: whoever needs them asks again. */
function loadInUse() {
  loadActions().catch(() => {})
  return import('./in-use/InUse.tsx')
}

/** A button with its options. Most are never used: what use takes comes with the first focus, choice or press. */
export function AddToCart(props: AddToCartProps) {
  const [Use, setUse] = useState<typeof InUse | null>(null)
  const isPressed = useRef(false)
  if (Use) return <Use {...props} isPressed={isPressed.current} />
  return <Idle {...props} isPressed={isPressed} onUse={(component) => setUse(() => component)} />
}

interface IdleProps extends AddToCartProps {
  isPressed: {current: boolean}
  onUse: (component: typeof InUse) => void
}

function Idle({isPressed, onUse, ...props}: IdleProps) {
  const {parts, isSoldOut} = props
  const text = useTexts(texts)
  const load = () => loadInUse().then((loaded) => onUse(loaded.InUse))
  const begin = () => void load().catch(() => {})

  function act(): void {
    if (isSoldOut || isPressed.current) return
    isPressed.current = true
    load().catch(() => {
      isPressed.current = false
      // our own alert comes with what could not be fetched: the browser's is always there
      alert(`${text('cannotAdd')}\n\n${text('offline')}`)
    })
  }

  useButton(parts, {act, isBusy: isSoldOut, label: useIdleLabel(props)})
  useAdopt([parts.button, ...parts.controls.map(({element}) => element)], {
    on: {pointerdown: begin, focus: begin, change: begin},
  })
  // the browser puts choices back on the way back: price and marks have to follow
  const isChanged = useRef(parts.controls.some((control) => servedValue(control) !== shownValue(control)))
  useEffect(() => {
    if (isChanged.current) begin()
  })
  return null
}
