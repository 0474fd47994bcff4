import {createElement, type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {startOthers} from './others.ts'
import {isSameMarkup} from './same-markup.ts'
import {takeOver} from './take-over.ts'
import {type Listeners, useEvents} from './use-events.ts'
import {useIslands} from './use-islands.tsx'

/** The markup on the server and in the browser, before the widget takes it over. */
export interface Markup {
  tag: string
  attributes: Readonly<Record<string, unknown>>
  children: ReactNode
}

interface HostProps {
  entry: WidgetEntry
  markup: Markup
  listeners: Listeners
}

/**
 * An element of the app that a widget takes over. The widget changes the element's content without React, so React has
 * to find its own markup again before it writes a new version: the widget first restores the element, and then takes it
 * over again.
 */
export function Host({entry, markup, listeners}: HostProps) {
  const element = useRef<HTMLElement>(null)
  const end = useRef(() => {})
  const [shown, setShown] = useState(markup)
  const [islands, show] = useIslands()
  useEvents(element, listeners)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the widget takes changed markup over again
  useLayoutEffect(() => {
    if (!element.current) return
    startOthers()
    end.current = takeOver(entry, element.current, show)
    return () => end.current()
  }, [entry, show, shown])

  useLayoutEffect(() => {
    if (isSameMarkup(shown, markup)) return
    end.current()
    setShown(markup)
  })

  const {tag, attributes, children} = shown
  return (
    <>
      {createElement(tag, {...attributes, ref: element, [WIDGET]: entry.name}, children)}
      {islands}
    </>
  )
}
