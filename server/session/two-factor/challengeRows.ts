import { MOST_GUESSES } from '../../../src/domain/session/twoFactor.ts'
import type { Owner } from './enrolment.ts'
import { sql } from '../../database/sql.ts'

/** A sign-in under way whose password was right. */
export interface ChallengeRow {
  readonly user_id: string
  readonly email: string
  readonly organization: string
  readonly first_name: string
  readonly last_name: string
  readonly remembered: boolean
  readonly attempt: Buffer
  readonly counted_by: Buffer
  readonly mails_counted_by: Buffer
  readonly spent: boolean
  readonly expired: boolean
  readonly guesses: number
  readonly passkey_challenge: string | null
  /** Seconds since 1970, by the database's clock. */
  readonly sent_at: number | null
  readonly now: number
}

export const SWEEP = sql(`delete from two_factor_challenges where organization_id = $1 and expires_at < now() - interval '1 day'`)
export const ADD = sql(`
  insert into two_factor_challenges
    (hash, organization_id, user_id, remembered, browser, attempt, counted_by, mails_counted_by, language, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(secs => $10))`)

/** The sign-in goes on in the place of the one that is spent. */
export const GO_ON = sql(`
  insert into two_factor_challenges
    (hash, organization_id, user_id, remembered, browser, attempt, counted_by, mails_counted_by, language, expires_at, enrolling)
  select $3, organization_id, user_id, remembered, browser, attempt, counted_by, mails_counted_by, language, now() + make_interval(secs => $4), true
  from two_factor_challenges where organization_id = $1 and hash = $2`)

export const FIND = sql<ChallengeRow>(`
  select challenge.user_id, user_.email, user_.first_name, user_.last_name, organization_.name as organization,
    challenge.remembered, challenge.attempt, challenge.counted_by,
    challenge.mails_counted_by, challenge.spent_at is not null as spent, challenge.expires_at <= now() as expired, challenge.guesses,
    challenge.passkey_challenge,
    extract(epoch from challenge.code_sent_at)::float8 as sent_at, extract(epoch from now())::float8 as now
  from two_factor_challenges challenge
  join users user_ on user_.organization_id = challenge.organization_id and user_.id = challenge.user_id
  join organizations organization_ on organization_.id = challenge.organization_id
  where challenge.organization_id = $1 and challenge.hash = $2 and challenge.browser = $3 and challenge.enrolling = $4`)
export const LOCK = sql<ChallengeRow>(`${FIND.text} for update of challenge`)

/** Counted before it is judged, and by itself: of guesses that come at once no more than these are looked at. */
export const COUNT = sql<{ guesses: number }>(`
  update two_factor_challenges set guesses = guesses + 1
  where organization_id = $1 and hash = $2 and browser = $3 and guesses < ${MOST_GUESSES} and spent_at is null and expires_at > now()
  returning guesses`)

export const ASK_PASSKEY = sql('update two_factor_challenges set passkey_challenge = $3 where organization_id = $1 and hash = $2')

export const ownerOf = (row: ChallengeRow): Owner => ({
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  organization: { name: row.organization },
})
