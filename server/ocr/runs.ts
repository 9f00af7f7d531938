import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { BULK_THRESHOLD } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { OCR_LANGUAGE_OF, OCR_LANGUAGES, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import { isRunUnderWay, type OcrPlan, type OcrRun } from '../../src/domain/ocr/run.ts'
import { LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import { ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import type { Asker } from '../access/scope.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { Unreachable } from '../items/items.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import { cancelRequests, requestReading } from './requests.ts'
import { ownRun, publishRun } from './runRows.ts'
import { filesOf, planned, readableIn } from './selected.ts'

interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly languages: readonly OcrLanguage[]
  readonly again: boolean
}

interface Payload extends Asked {
  readonly runId: string
  readonly language: Language
}

/** Puts what is selected in line, where that is much. The database has the work. */
const sendSelection: Kind<Payload> = {
  name: 'ocr selection',
  queue: { name: 'ocr selections', concurrency: 1, perOrganization: 1 },
  payload: Schema.Struct({
    runId: Schema.String,
    type: ResourceTypeName,
    selection: SelectionData,
    languages: Schema.Array(Schema.Literals(OCR_LANGUAGES)),
    again: Schema.Boolean,
    language: Schema.Literals(LANGUAGES),
  }),
  timeLimit: 600_000,
  retry: { limit: 3, delay: 1_000 },
  action: () => 'ocr',
  module: ({ type }) => type,
}

const PUT = sql(`
  insert into ocr_runs (id, organization_id, home_organization_id, user_id, type, name, languages, planned, is_sent, unsupported)
  values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9)`)
const SENT = sql('update ocr_runs set is_sent = true where organization_id = $1 and id = $2')
const WANTED = sql<{ id: string }>('select id from ocr_runs where organization_id = $1 and id = $2 and not is_cancelled for share')

/** Files of one transaction: whoever edits one of them waits no longer. */
const BATCH = 500

export const planSelection = async (tenant: Tenant, viewer: Asker, { type, selection }: Pick<Asked, 'type' | 'selection'>): Promise<Result.Result<OcrPlan, Unreachable>> =>
  Result.map(await planned(tenant, viewer, type, selection), ({ plan }) => plan)

type StartFailure = Unreachable | Failure<'FILE_NOT_SUPPORTED_FOR_OCR'>

export const startRun = async (
  tenant: Tenant,
  jobs: Jobs,
  { viewer, language: asking }: { readonly viewer: Viewer; readonly language: Language },
  asked: Asked,
): Promise<Result.Result<OcrRun, StartFailure>> => {
  const { type, selection, languages, again } = asked
  const found = await planned(tenant, viewer, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { plan, name } = found.success
  if (plan.supported === 0) return Result.fail({ code: 'FILE_NOT_SUPPORTED_FOR_OCR' })
  const runId = randomUUID()
  const language = viewer.language ?? asking
  const assets = again ? plan.supported : plan.supported - plan.read
  await tenant.query(PUT, [runId, tenant.organizationId, viewer.homeOrganizationId, viewer.userId, type, name, languages, assets, plan.assets - plan.supported])
  if (plan.supported <= BULK_THRESHOLD) {
    const readable = await readableIn(tenant, viewer, type, selection)
    if (Result.isFailure(readable)) return Result.fail(readable.failure)
    await requestReading(tenant, jobs, await filesOf(tenant, readable.success), { languages, again, runId, likely: OCR_LANGUAGE_OF[language] })
    await tenant.query(SENT, [tenant.organizationId, runId])
  } else await jobs.send(tenant, sendSelection, { ...asked, runId, language }, { by: viewer })
  await publishRun(tenant, runId)
  await recordAll(tenant, viewer, 'indexing.requested', [{ id: runId, name: name ?? '', after: { assets } }])
  const run = await ownRun(tenant, viewer.userId, runId)
  if (run === undefined) throw new Error('A run was lost while it was begun')
  return Result.succeed(run)
}

export const selectionJob = (database: Database, jobs: Jobs): Registered =>
  register(sendSelection, {
    run: async ({ organizationId, payload, by, signal }) => {
      if (by === undefined) throw new Error('A reading of texts is of nobody')
      const { runId, type, selection, languages, again, language } = payload
      const found = await inTenant(database, organizationId, (tenant) => readableIn(tenant, by, type, selection))
      const assetIds = Result.isSuccess(found) ? found.success : []
      /** False: nobody wants it any more. */
      const sendPiece = (at: number): Promise<boolean> =>
        inTenant(database, organizationId, async (tenant) => {
          const [run] = await tenant.query(WANTED, [organizationId, runId])
          if (run === undefined) return false
          const files = await filesOf(tenant, assetIds.slice(at, at + BATCH))
          await requestReading(tenant, jobs, files, { languages, again, runId, likely: OCR_LANGUAGE_OF[language] })
          if (at + BATCH < assetIds.length) await publishRun(tenant, runId)
          return true
        })
      for (let at = 0; at < assetIds.length; at += BATCH) {
        signal.throwIfAborted()
        if (!(await sendPiece(at))) return
      }
      await inTenant(database, organizationId, async (tenant) => {
        await tenant.query(SENT, [organizationId, runId])
        await publishRun(tenant, runId)
      })
    },
    // What has not come into line by now never does: nobody waits for it, nor reads a part in its place.
    ended: async (tenant, { payload: { runId } }, ending) => {
      if (ending.state === 'Failed') await breakOff(tenant, jobs, runId)
    },
  })

const CANCEL = sql('update ocr_runs set is_cancelled = true where organization_id = $1 and id = $2')
const REQUESTS = sql<{ requestId: string }>(`
  select request_id as "requestId" from ocr_documents where organization_id = $1 and run_id = $2 and state in ('Queued', 'Reading')`)
const REMOVE = sql('delete from ocr_runs where organization_id = $1 and user_id = $2 and id = $3')

type Gone = Failure<'NOT_FOUND'>

const breakOff = async (tenant: Tenant, jobs: Jobs, runId: string): Promise<void> => {
  await tenant.query(CANCEL, [tenant.organizationId, runId])
  const requests = await tenant.query(REQUESTS, [tenant.organizationId, runId])
  await cancelRequests(tenant, jobs, requests.map(({ requestId }) => requestId))
  await publishRun(tenant, runId)
}

const stopRun = async (tenant: Tenant, jobs: Jobs, userId: string, runId: string): Promise<boolean> => {
  const run = await ownRun(tenant, userId, runId)
  if (run === undefined) return false
  if (isRunUnderWay(run)) await breakOff(tenant, jobs, runId)
  return true
}

export const cancelRun = async (tenant: Tenant, jobs: Jobs, { userId }: Viewer, runId: string): Promise<Result.Result<OcrRun, Gone>> => {
  const stopped = await stopRun(tenant, jobs, userId, runId)
  const run = stopped ? await ownRun(tenant, userId, runId) : undefined
  return run === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(run)
}

export const removeRun = async (tenant: Tenant, jobs: Jobs, { userId }: Viewer, runId: string): Promise<Result.Result<object, Gone>> => {
  if (!(await stopRun(tenant, jobs, userId, runId))) return Result.fail({ code: 'NOT_FOUND' })
  await tenant.query(REMOVE, [tenant.organizationId, userId, runId])
  return Result.succeed({})
}
