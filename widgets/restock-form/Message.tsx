import {useLayoutEffect, useRef, useState} from 'react'
import {createPortal} from 'react-dom'
import type {Problem} from './send.ts'

interface Props {
  root: HTMLElement
  id: string
  text: string
  /** What is wrong; all is well without. */
  problem?: Problem
  /** Where it may have to be mended. */
  email?: HTMLElement
}

/** Behind the form. The focus goes to where something is to be mended, or to the thanks in place of the form. */
export function Message({root, id, text, problem, email}: Props) {
  const [host] = useState(() => document.createElement('div'))
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.append(host)
    return () => host.remove()
  }, [root, host])
  useLayoutEffect(() => {
    if (problem?.isInEmail) email?.focus()
    if (!problem) line.current?.focus()
  }, [problem, email])
  return createPortal(
    <div
      // another element: what a page has written for the thanks is no child that is known here
      key={problem ? 'problem' : 'sent'}
      ref={line}
      id={id}
      role={problem ? 'alert' : undefined}
      tabIndex={problem ? undefined : -1}
      className={`restock-form__message${problem ? ' restock-form__problem' : ''}`}
    >
      {text}
    </div>,
    host,
  )
}
