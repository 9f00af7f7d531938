import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, in 43 characters. */
const BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const newToken = (): string => randomBytes(BYTES).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether it can be one at all. */
export const isToken = (text: string): boolean => TOKEN.test(text)
