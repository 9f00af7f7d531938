import { DELIVERY_STATES, MAIL_TROUBLES, type Delivery, type MailTrouble } from '../../src/domain/mail/delivery.ts'

/** A row of mail_deliveries as an organization sees it, in JSON. */
export interface DeliveryRow {
  readonly state: string
  readonly since: string
  readonly nextTryAt: string | null
  readonly trouble: string | null
}

/** Makes a {@link DeliveryRow}: what the mail server said is left out. */
export const DELIVERY = `json_build_object('state', state, 'since', since, 'nextTryAt', next_try_at, 'trouble', trouble)`

/** PostgreSQL's times in JSON name their zone otherwise. */
const iso = (time: string): string => new Date(time).toISOString()

/** A code of a version that is gone is known as some trouble. */
export const troubleOf = (code: string | null): MailTrouble | null => (code === null ? null : (MAIL_TROUBLES.find((one) => one === code) ?? 'unknown'))

export const deliveryOf = ({ state, since, nextTryAt, trouble }: DeliveryRow): Delivery => ({
  state: DELIVERY_STATES.find((one) => one === state) ?? 'queued',
  since: iso(since),
  nextTryAt: nextTryAt === null ? null : iso(nextTryAt),
  trouble: troubleOf(trouble),
})
