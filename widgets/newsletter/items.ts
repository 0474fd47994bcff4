/** One thing that the form asks for. */
export interface Item {
  /** Of its field: its value is sent under it. */
  id: string
  /** Where is said what is wrong with it. */
  place: Element
  controls: HTMLInputElement[]
  isRequired: boolean
  /** Its value is a list of its parts: a name. */
  hasParts: boolean
}

const controlsOf = (place: Element): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'),
]

/** The form items of platform markup; a form without any asks for an address. */
export function readItems(form: HTMLFormElement, emailId: string): Item[] {
  const items = Array.from(form.querySelectorAll('.form-item'), (place) => ({
    id: place.id,
    place,
    controls: controlsOf(place),
    isRequired: place.classList.contains('required'),
    hasParts: place.classList.contains('fields'),
  })).filter(({controls}) => controls.length)
  if (items.length) return items
  const email = form.querySelector<HTMLInputElement>('input[name=email],input[type=email]')
  return email
    ? [
        {
          id: emailId,
          place: email.parentElement ?? form,
          controls: [email],
          isRequired: true,
          hasParts: false,
        },
      ]
    : []
}
