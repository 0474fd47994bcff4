/** A member of the site. Anyone who tries the demo can log in as one: the log-in page displays the password. */
export interface SeedMember {
  id: string
  email: string
  name: string
  /** Displayed to visitors of the demo. */
  password: string
  /** The hash of the password from `hashPassword`, stored so that a new database does not need to compute it. */
  hash: string
}

export const members: readonly SeedMember[] = [
  {
    id: '64a1f0c27be1d20013c0e001',
    email: 'ines@example.com',
    name: 'Ines Marlowe',
    password: 'wheel-thrown-clay',
    hash: 'AaVmrJAyiEbNceMWXoMGpQ:Th66QP2fVhNYGyuj46ZLyT2DyIZ426SnTMJr_3W9kJc',
  },
]
