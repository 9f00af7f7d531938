import { createHmac, randomInt } from 'node:crypto'
import {
  CODE_LENGTH,
  groupCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  tidyCode,
} from '../../../src/domain/session/twoFactor.ts'

const digest = (key: Uint8Array, ...parts: readonly string[]): Buffer => createHmac('sha256', key).update(JSON.stringify(parts)).digest()

/**
 * The code of a mail, found again from its row's identifier by whoever has the installation's key, and by nobody who has the database alone:
 * a mail that is tried again carries the same code, and no code waits in the queue.
 */
export const mailedCode = (key: Uint8Array, codeId: string): string =>
  String(digest(key, 'mailed code', codeId).readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')

/** What the database compares. Six digits are soon tried out: without the key the hash tells nothing. */
export const mailedCodeHash = (key: Uint8Array, codeId: string, code: string): Buffer => digest(key, 'mailed code hash', codeId, code)

export const recoveryCodeHash = (key: Uint8Array, userId: string, code: string): Buffer => digest(key, 'recovery code', userId, tidyCode(code))

const newRecoveryCode = (): string =>
  groupCode(Array.from({ length: RECOVERY_CODE_LENGTH }, () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length))).join(''))

/** Codes for bad days, as they are shown; no two alike. */
export const newRecoveryCodes = (): readonly string[] => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode())
  return [...codes]
}
