import {type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {createPortal} from 'react-dom'

export interface SlotProps {
  /** Which region of the widget that it stands in. */
  name: string
  children?: ReactNode
}

/**
 * What an app writes for a region of a widget. It is the content of a `<template>`, which React does not find again where its
 * server has written it: that is rendered here alone.
 */
export function Slot({name, children}: SlotProps) {
  const template = useRef<HTMLTemplateElement>(null)
  const [content, setContent] = useState<DocumentFragment>()
  useLayoutEffect(() => setContent(template.current?.content), [])
  return (
    <>
      <template ref={template} data-slot={name} />
      {content && createPortal(children, content)}
    </>
  )
}
