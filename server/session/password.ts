import { hash, verify, type Options } from '@node-rs/argon2'
import { normalizePassword } from '../../src/domain/session/newPassword.ts'

/** argon2id (the package's default kind): 19 MiB, two passes, as OWASP advises. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most so many at once: each takes a core and 19 MiB. */
const MOST_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalizePassword(password), COST))

let decoy: Promise<string> | undefined

/** Judges a password. Without a hash (no such user, no password yet) it takes the same time and says no. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no password at all')
  const matches = await inTurn(async () => verify(stored ?? (await decoy ?? ''), normalizePassword(password)))
  return matches && stored != null
}
