/** A Vitrine event, without its prefix. */
export interface Heard {
  name: string
  target: EventTarget | null
  detail: unknown
}

/** Records the events with these names that reach the document, in order. */
export function hear(...names: string[]): Heard[] {
  const heard: Heard[] = []
  for (const name of names)
    document.addEventListener(`vitrine:${name}`, (event) => {
      if (event instanceof CustomEvent) heard.push({name, target: event.target, detail: event.detail})
    })
  return heard
}
