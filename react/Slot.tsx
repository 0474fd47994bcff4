import {type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {createPortal} from 'react-dom'

export interface SlotProps {
  /** The region of the widget to fill. */
  name: string
  children?: ReactNode
}

/**
 * An app's content for a region of a widget. It is the content of a `<template>`, which React cannot hydrate in server
 * HTML: it renders only in the browser.
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
