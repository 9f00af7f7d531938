import type { ActivityGateway, ActivityQuery } from '../../application/activity/ActivityGateway.ts'
import type { ActivityFilter } from '../../domain/activity/filter.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import { readActivity } from './contract.ts'
import { activityFilePath, inOrganization, thumbnailPath, userPicturePath } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'

/** The beginning of a day where the browser is, so many days later. */
const beginningOf = (date: CalendarDate, daysLater = 0): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + daysLater).toISOString()
}

const onTheWire = ({ from, until, object, ...rest }: ActivityFilter) => ({
  ...rest,
  ...(from === undefined ? {} : { from: beginningOf(from) }),
  ...(until === undefined ? {} : { before: beginningOf(until, 1) }),
  ...(object === undefined ? {} : { resourceId: object.id }),
})

export class HttpActivityGateway implements ActivityGateway {
  readonly #http: HttpClient
  readonly #sessionId: () => string

  constructor(http: HttpClient, sessionId: () => string) {
    this.#http = http
    this.#sessionId = sessionId
  }

  read({ organizationId, filter, ...page }: ActivityQuery, signal: AbortSignal) {
    return this.#http.query(readActivity, { query: { ...onTheWire(filter), ...page }, organizationId, signal })
  }

  fileAddress(organizationId: string, filter: ActivityFilter, language: Language) {
    const query = new URLSearchParams({ ...onTheWire(filter), language, organization: organizationId })
    return `${activityFilePath(this.#sessionId(), organizationId)}?${query.toString()}`
  }

  portraitAddress(organizationId: string, userId: string, version: string) {
    return inOrganization(userPicturePath(this.#sessionId(), userId, version), { organizationId, away: true })
  }

  thumbnailAddress(organizationId: string, assetId: string, version: string) {
    return inOrganization(thumbnailPath(this.#sessionId(), assetId, version, 320), { organizationId, away: true })
  }
}
