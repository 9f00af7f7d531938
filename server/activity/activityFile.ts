import { changesIn, type ActivityEntry } from '../../src/domain/activity/entry.ts'
import { csvRow } from '../../src/domain/format/csv.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { Place } from '../items/cursor.ts'
import { placeOf } from './log.ts'
import { activityTexts, kindText } from './texts.ts'

/** Spreadsheets take a file without it for one in the encoding of their own country. */
const BYTE_ORDER_MARK = '\uFEFF'

const ROWS_AT_ONCE = 1_000

/** Reads on from a place, in a transaction of its own. */
type ReadOn = (place: Place | undefined, limit: number) => Promise<readonly ActivityEntry[]>

/** The log as a comma-separated file, piece by piece: memory does not grow with it. Dates are ISO 8601 in UTC. */
export async function* activityFile(readOn: ReadOn, language: Language): AsyncGenerator<string> {
  const texts = await activityTexts(language)
  const { columns, statuses } = texts
  const heads = [columns.date, columns.firstName, columns.lastName, columns.platform, columns.activity, columns.resource, columns.status, columns.changes]
  yield BYTE_ORDER_MARK + csvRow(heads)
  for (let place: Place | undefined; ; ) {
    const entries = await readOn(place, ROWS_AT_ONCE)
    yield entries
      .map((entry) => {
        const changes = changesIn(entry).map(({ field, before, after }) => `${field}: ${before} → ${after}`)
        const { at, firstName, lastName, byPlatform, kind, status, resourceName } = entry
        const platform = byPlatform ? texts.byPlatformYes : ''
        return csvRow([at, firstName, lastName, platform, kindText(texts, kind), resourceName, statuses[status], changes.join('; ')])
      })
      .join('')
    const last = entries.at(-1)
    if (last === undefined || entries.length < ROWS_AT_ONCE) return
    place = placeOf(last)
  }
}
