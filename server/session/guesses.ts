import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Database } from '../database/connect.ts'
import { findAccount, type Account } from '../authentication/account.ts'
import { attemptOf, forgetAttempts, releaseAttempt, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import { knows, type AccountKey, type Device } from '../authentication/device.ts'
import { Crowded, type Caller } from '../authentication/FairQueue.ts'
import { networkOf } from './network.ts'
import { judgePassword, knownCaller, passwordQueue } from './password.ts'

/** Guesses at one account from one address, or on one device where it has signed in before. */
const OF_ACCOUNT: Allowance = { most: 5, period: '15 minutes' }

/** Wrong guesses from one address at whatever accounts. Somebody on a device where they have signed in before goes past it. */
const OF_ADDRESS: Allowance = { most: 50, period: '15 minutes' }

const NO_ACCOUNT: AccountKey = { organization: '', email: '' }

/** Whoever guesses at an account's password. */
interface Guesser {
  /** In the queue for passwords. */
  readonly caller: Caller
  /** What guesses at this account are counted by. */
  readonly attempt: Buffer
  /** What all guesses from the address are counted by; undefined on a device that the account knows. */
  readonly fromAddress: Buffer | undefined
}

export const guesserOf = (key: Uint8Array, account: AccountKey, address: string, device: Device | undefined): Guesser => {
  if (device !== undefined && knows(key, device, account)) {
    const known = `device ${device.id}`
    return { caller: knownCaller(known), attempt: attemptOf('login', account, known), fromAddress: undefined }
  }
  const network = networkOf(address)
  return {
    caller: { isKnown: false, line: network, account: JSON.stringify(account) },
    attempt: attemptOf('login', account, network),
    fromAddress: attemptOf('login at any', NO_ACCOUNT, network),
  }
}

/** Counts a guess before it is judged: in all places, or in none. Answers the seconds to wait; 0: go on. */
const reserve = async (database: Database, { attempt, fromAddress }: Guesser): Promise<number> => {
  const ofAddress = fromAddress === undefined ? 0 : await reserveAttempt(database, fromAddress, OF_ADDRESS)
  if (ofAddress > 0) return ofAddress
  const ofAccount = await reserveAttempt(database, attempt, OF_ACCOUNT)
  if (ofAccount > 0 && fromAddress !== undefined) await releaseAttempt(database, fromAddress, OF_ADDRESS)
  return ofAccount
}

/** Seconds. Whose own line is full is told that they ask too often; whom others keep waiting, that the server is busy. */
const SHORTLY = 2

interface Judged {
  /** Undefined: no such organization. */
  readonly account: Account | undefined
  readonly matches: boolean
}

type Unjudged = Failure<'RATE_LIMITED' | 'UNAVAILABLE'>

/** Judges a guess in its turn, for which it asks before anything else: whoever floods waits for themselves, also for the database. */
export const judgeGuess = async (
  database: Database,
  guesser: Guesser,
  key: AccountKey,
  password: string,
): Promise<Result.Result<Judged, Unjudged>> => {
  const judge = async (): Promise<Result.Result<Judged, Unjudged>> => {
    const retryAfter = await reserve(database, guesser)
    if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
    const account = await findAccount(database, key)
    const matches = await judgePassword(account?.password_hash, password)
    if (matches && guesser.fromAddress !== undefined) await releaseAttempt(database, guesser.fromAddress, OF_ADDRESS)
    return Result.succeed({ account, matches })
  }
  try {
    return await passwordQueue.run(guesser.caller, judge)
  } catch (error) {
    if (!(error instanceof Crowded)) throw error
    return Result.fail(error.by === 'one' ? { code: 'RATE_LIMITED', retryAfter: SHORTLY } : { code: 'UNAVAILABLE' })
  }
}

/** Somebody has proven otherwise whose account it is: what was guessed at it from there no longer counts. */
export const forgetGuesses = (database: Database, { attempt }: Guesser): Promise<void> => forgetAttempts(database, attempt)
