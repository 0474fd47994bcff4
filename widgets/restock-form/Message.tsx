import {useLayoutEffect, useRef, useState} from 'react'
import {createPortal} from 'react-dom'
import type {Problem} from './send.ts'

interface Props {
  root: HTMLElement
  id: string
  text: string
  /** The problem; undefined means success. */
  problem?: Problem
  /** The field that may have to be fixed. */
  email?: HTMLElement
}

/** The message after the form. The focus moves to the field to fix, or to the confirmation in place of the form. */
export function Message({root, id, text, problem, email}: Props) {
  const [host] = useState(() => document.createElement('div'))
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.append(host)
    return () => host.remove()
  }, [root, host])
  useLayoutEffect(() => {
    if (problem?.isInEmail && !problem.isLeft) email?.focus()
    problem?.field?.focus()
    if (!problem) line.current?.focus()
  }, [problem, email])
  return createPortal(
    <div
      // a new element: the content of the page's own confirmation is not tracked here
      key={problem ? 'problem' : 'sent'}
      ref={line}
      id={id}
      role={problem ? 'alert' : undefined}
      tabIndex={problem ? undefined : -1}
      className={`restock-form__message ${problem ? 'restock-form__problem' : 'vitrine-success'}`}
    >
      {text}
    </div>,
    host,
  )
}
