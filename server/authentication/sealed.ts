import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts a secret for the database. `owner`: whose it is; moved to another row, it cannot be opened. */
export const seal = (key: Uint8Array, owner: string, secret: string): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** What was sealed. Undefined: it is none, was changed, is somebody else's, or was sealed under another key. */
export const unseal = (key: Uint8Array, owner: string, sealed: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
