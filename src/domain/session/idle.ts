import { ACCESS_TOKEN_LIFETIME } from './lifetimes.ts'

/** A session when it is to be renewed. All in seconds since 1970. */
interface Renewal {
  readonly now: number
  /** When somebody last did something in it, as far as was known. */
  readonly actedAt: number
  /** When it was last renewed. */
  readonly renewedAt: number
}

/**
 * When somebody last did something in a session. The browser says how long nobody has: a page renews it by itself while others change what it shows.
 * Further than the last token was good for it is not believed, since nobody was let in after that.
 */
export const lastActed = ({ now, actedAt, renewedAt }: Renewal, idleSeconds: number): number =>
  Math.max(actedAt, Math.min(now - idleSeconds, renewedAt + ACCESS_TOKEN_LIFETIME))

/** Whether it has gone without use for longer than the organization lets it; null: for as long as it lasts. */
export const isIdleFor = (minutes: number | null, acted: number, now: number): boolean => minutes !== null && now - acted > minutes * 60
