import * as Dialog from '@radix-ui/react-dialog'
import {useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'

const LINK = '[data-vitrine="member-account"]'

function Field({type, name, label}: {type: string; name: string; label: string}) {
  return (
    <div className="member-account__field">
      <label htmlFor={name}>{label}</label>
      <input className="member-account__input" type={type} name={name} id={name} />
    </div>
  )
}

function LogIn() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault()
      setOpen(true)
    }
    const link = document.querySelector(LINK)
    link?.addEventListener('click', open)
    return () => link?.removeEventListener('click', open)
  }, [])
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          style={{position: 'fixed', inset: '10%', background: 'canvas'}}
        >
          <form className="member-account__form" method="post">
            <Dialog.Title>Log in</Dialog.Title>
            <Field type="email" name="email" label="Email" />
            <Field type="password" name="password" label="Password" />
            <button type="submit">Log in</button>
          </form>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<LogIn />)
