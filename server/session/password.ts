import { hash, verify, type Options } from '@node-rs/argon2'
import { normalizePassword } from '../../src/domain/session/newPassword.ts'
import { FairQueue, type Caller } from '../authentication/FairQueue.ts'

/** argon2id (the package's default kind): 19 MiB, two passes, as OWASP advises. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes a core and 19 MiB for some 20 ms. Strangers take one core at the most, so that everything else goes on; more of them wait for
 * half a second in one line, or a second and a half in all, than are worth waiting for.
 */
export const passwordQueue = new FairQueue({ atOnce: { all: 2, strangers: 1 }, waiting: { all: 64, line: 20, account: 8 } })

/** Somebody who has proven who they are: by a session, a link from their mail, or a browser in which they have signed in before. */
export const knownCaller = (who: string): Caller => ({ isKnown: true, line: who, account: who })

/** Throws Crowded. */
export const hashPassword = (password: string, caller: Caller): Promise<string> =>
  passwordQueue.run(caller, () => hash(normalizePassword(password), COST))

let decoy: Promise<string> | undefined

/** Judges a password, for whoever has their turn. Without a hash (no such user, no password yet) it takes the same time and says no. */
export const judgePassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hash('no password at all', COST)
  const matches = await verify(stored ?? (await decoy), normalizePassword(password))
  return matches && stored != null
}

/** Judges a password in turn. Throws Crowded. */
export const passwordMatches = (stored: string | null, password: string, caller: Caller): Promise<boolean> =>
  passwordQueue.run(caller, () => judgePassword(stored, password))
