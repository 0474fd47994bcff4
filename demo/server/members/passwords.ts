import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto'

const LENGTH = 32

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** `salt:key`, both base64url: the only stored form of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Takes the same time for right and wrong passwords. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
