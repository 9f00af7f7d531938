import { Readable } from 'node:stream'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { matchLanguage } from '../../src/domain/preferences/language.ts'
import { ActivityQuery, readActivity, undoActivity } from '../../src/infrastructure/activity/contract.ts'
import { activityFilePath } from '../../src/infrastructure/contract/files.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { disposition } from '../files/disposition.ts'
import { INERT } from '../asset-files/sendFile.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { activityFile } from './activityFile.ts'
import { entriesAfter, placeOf, seenBy, type ActivityQuery as Filter } from './log.ts'
import { undoEntry } from './undo.ts'
import { nameOf, withTargets } from '../audit/targets.ts'
import { unreadable } from '../database/unreadable.ts'
import { withUndo } from './undoable.ts'
import { isContactUnseen, unseenOf } from './unseen.ts'

const decodeFilter = Schema.decodeUnknownResult(Schema.Struct({ ...ActivityQuery, language: Schema.optionalKey(Schema.String), organization: Schema.optionalKey(Schema.String) }), {
  onExcessProperty: 'error',
})

/** What the log is narrowed to, by name; what is restricted for the reader has none. */
const namedFor = async (tenant: Tenant, viewer: Viewer, id: string): Promise<{ readonly name: string }> => {
  const unseen = await unseenOf(tenant, viewer, [id])
  return { name: unseen.has(id) || (await isContactUnseen(tenant, viewer, id)) ? '' : await nameOf(tenant, id) }
}

interface AskedFile {
  readonly filter: Filter
  readonly language: ReturnType<typeof matchLanguage>
}

export const activityRoutes = (jobs: Jobs): readonly Route[] => [
  route(undoActivity, { action: 'undoActivity' }, ({ tenant, viewer, params }) =>
    undoEntry({ tenant, jobs, viewer }, params.entryId),
  ),
  route(readActivity, { action: 'viewActivity' }, async ({ tenant, viewer, query: { after, limit = PAGE_DEFAULT, ...filter } }) => {
    const place = after === undefined ? undefined : readCursor(after, 'time')
    if (after !== undefined && place === undefined)
      return unreadable('after')
    const found = await entriesAfter(tenant, filter, place, limit + 1)
    const items = await withTargets(tenant, await seenBy(tenant, viewer, await withUndo(tenant, viewer, found.slice(0, limit))))
    const last = found.length > limit ? items.at(-1) : undefined
    const object = filter.resourceId === undefined ? {} : { object: await namedFor(tenant, viewer, filter.resourceId) }
    return Result.succeed({ items, next: last === undefined ? null : writeCursor(placeOf(last)), organization: viewer.organization.name, ...object })
  }),
  streamRoute<AskedFile>({
    method: 'GET',
    path: activityFilePath(':sessionId', ':organizationId') as `/v1/${string}`,
    summary: 'What was done in the organization, as a comma-separated file',
    authorisation: 'cookie',
    action: 'viewActivity',
    look: async ({ viewer }, request) => {
      const { organizationId } = request.params as { readonly organizationId: string }
      if (organizationId !== viewer.organization.id) return Result.fail({ code: 'NOT_FOUND' })
      const decoded = decodeFilter(request.query)
      if (Result.isFailure(decoded)) return Result.fail({ code: 'VALIDATION_FAILED', fields: {} })
      const { language, organization: _admitted, ...filter } = decoded.success
      return Result.succeed({ filter, language: matchLanguage(language) })
    },
    answer: async ({ filter, language }, { inTenant, viewer }, _request, reply) => {
      // What is written while it is read would make it endless.
      const now = new Date().toISOString()
      const until = { ...filter, before: filter.before === undefined || filter.before > now ? now : filter.before }
      const file = activityFile((place, limit) => inTenant(async (tenant) => seenBy(tenant, viewer, await entriesAfter(tenant, until, place, limit))), language)
      await reply
        .headers({
          ...INERT,
          'cache-control': 'no-store',
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': disposition('attachment', `activity-${now.slice(0, 10)}.csv`),
        })
        .send(Readable.from(file))
    },
  }),
]
