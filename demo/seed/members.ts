/** A member of the site, who can be anyone who tries the demo: the page to log in says the password. */
export interface SeedMember {
  id: string
  email: string
  name: string
  /** Shown to visitors of the demo. */
  password: string
  /** Of the password, as `hashPassword` makes it: a database begins without having to work it out. */
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
