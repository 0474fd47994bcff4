import {member} from '../../src/page/store/member.ts'
import {type OpenDialog, openDialog} from '../../src/ui/dialog/open-dialog.ts'
import type {Account} from './account.ts'
import {attachForm} from './attach-form.ts'
import {createForm} from './form-markup.ts'
import {formStrings} from './form-strings.ts'
import {createWords} from './words.ts'

export interface LogInDialog {
  open: () => void
  end: () => void
}

/** A form of ours in a dialog. What was typed is there again when it is opened anew. */
export function createDialog(account: Account, opener: HTMLElement): LogInDialog {
  const words = createWords(formStrings, account.labels)
  const title = account.words('logIn')
  const {form, close} = createForm(title, words)
  const {end} = attachForm(account, form)
  let dialog: OpenDialog | undefined

  const shut = () => dialog?.close()
  close.addEventListener('click', shut)
  // in whichever tab
  const unsubscribe = member.subscribe(({isLoggedIn}) => isLoggedIn && shut())

  return {
    open() {
      dialog ??= openDialog({
        label: title,
        className: 'member-account__dialog',
        content: [form],
        opener,
        onClose() {
          dialog = undefined
        },
      })
    },
    end() {
      unsubscribe()
      shut()
      end()
    },
  }
}
