import type {Flow} from '../flow.ts'
import {adding, addingFromList} from './adding.ts'
import {arabic} from './arabic.ts'
import {cart, checkout} from './cart.ts'
import {faults} from './faults.ts'
import {forms, question} from './forms.ts'
import {galleries, productGallery, zoom} from './galleries.ts'
import {media} from './media.ts'
import {noScript} from './no-script.ts'
import {quickView} from './quick-view.ts'
import {returning} from './returning.ts'
import {member, signUps} from './sign-ups.ts'
import {staticDemo} from './static-demo.ts'
import {clobbered, sanitized, storage, worker} from './strangers.ts'
import {tracking} from './tracking.ts'
import {withdrawal, withdrawalWithoutScript} from './withdrawal.ts'

/** The shoppers' flows, in running order. */
export const flows: readonly Flow[] = [
  faults,
  adding,
  addingFromList,
  cart,
  checkout,
  quickView,
  productGallery,
  galleries,
  zoom,
  forms,
  question,
  signUps,
  member,
  media,
  arabic,
  tracking,
  withdrawal,
  staticDemo,
  returning,
  sanitized,
  clobbered,
  worker,
  storage,
  noScript,
  withdrawalWithoutScript,
]
