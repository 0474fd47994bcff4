/** What we render for members where the server has rendered nothing for them. */
export function createPanel(): HTMLElement {
  const panel = document.createElement('div')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'member-account__log-out'
  panel.append(button)
  return panel
}

/** Takes no room while it says nothing; gets the focus when what had it is gone. */
export function createStatus(): HTMLElement {
  const status = document.createElement('p')
  status.className = 'member-account__status'
  status.role = 'status'
  status.tabIndex = -1
  return status
}
