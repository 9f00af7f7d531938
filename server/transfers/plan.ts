import * as Result from 'effect/Result'
import { can } from '../../src/domain/rights/can.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { judgeCandidate, judgeRoom, planUpload, type Remaining, type UploadCandidate, type UploadVerdict } from '../../src/domain/uploads/uploadPlan.ts'
import type { PlanVerdict } from '../../src/infrastructure/transfers/contract.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Viewer } from '../access/viewer.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import { restrictionOn } from '../access/scope.ts'
import { roomLeft } from '../items/room.ts'
import { destinationProblem } from '../access/state.ts'
import { FOLDER_STATE } from './admit.ts'
import { targetsOf } from './target.ts'

type Verdict = typeof PlanVerdict.Type

const TAKEN = sql<TakenRow>(`
  select id, name, size, modified_at as "modifiedAt", content_version as "contentVersion", thumbnail from assets where organization_id = $1 and folder_id = $2 and name_key = any ($3) and trashed_at is null`)

/** The numbered names of these stems, `a (2).jpg` for `a`: a range of the index, since keys are compared byte by byte. */
const NUMBERED = sql<{ name: string }>(`
  select asset.name
  from unnest($3::text[]) stem
  join assets asset on asset.organization_id = $1 and asset.folder_id = $2 and asset.trashed_at is null
    and asset.name_key >= stem || ' (' and asset.name_key < stem || ' )'`)

/** A name's key without its extension, and without the number it may carry. */
const stemOf = (name: string): string => nameKey(name).replace(/\.[^.]*$/, '').replace(/ \(\d{1,6}\)$/, '')

const searchable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

interface TakenRow extends Omit<NonNullable<NonNullable<Verdict['existing']>['file']>, 'modifiedAt'> {
  readonly id: string
  readonly name: string
  readonly modifiedAt: Date
}

interface Taken {
  readonly names: readonly string[]
  /** What has the files' own names, by their keys. */
  readonly there: ReadonlyMap<string, TakenRow>
}

/** The names in the folder that the files could meet: their own, and the numbered ones that a proposal counts past. */
const takenNames = async (tenant: Tenant, folderId: string, files: readonly UploadCandidate[]): Promise<Taken> => {
  const { organizationId } = tenant
  const keys = [...new Set(files.map(({ name }) => searchable(nameKey(name))))]
  const taken = await tenant.query(TAKEN, [organizationId, folderId, keys])
  const stems = [...new Set(taken.map(({ name }) => stemOf(name)))]
  const numbered = stems.length === 0 ? [] : await tenant.query(NUMBERED, [organizationId, folderId, stems])
  return { names: [...taken, ...numbered].map(({ name }) => name), there: new Map(taken.map((row) => [nameKey(row.name), row])) }
}

const codeOf = (verdict: UploadVerdict, existing: (name: string) => Verdict['existing']): Verdict => {
  switch (verdict.tag) {
    case 'ok':
      return refusedBy('ok')
    case 'nameTaken':
      return { code: 'ASSET_ALREADY_EXISTS', proposal: verdict.freeName, existing: existing(verdict.name) }
    case 'invalidName':
      return refusedBy(verdict.problem.code === 'noExtension' ? 'NO_EXTENSION_IN_NAME_FOUND' : 'VALIDATION_FAILED')
    case 'typeNotSupported':
      return refusedBy('FILE_TYPE_NOT_SUPPORTED')
    case 'empty':
      return refusedBy('FILE_EMPTY')
  }
}

const refusedBy = (code: Verdict['code']): Verdict => ({ code, proposal: null, existing: null })

const mayGo = ({ code }: Verdict): boolean => code === 'ok' || code === 'ASSET_ALREADY_EXISTS'

/** In their order: what exceeds what the files before it leave is refused; a smaller one after it may still go. */
const judgeAll = (files: readonly UploadCandidate[], verdicts: readonly Verdict[], remaining: Remaining): readonly Verdict[] => {
  let left = remaining
  return verdicts.map((judged, index) => {
    if (!mayGo(judged)) return judged
    const size = files[index]?.size ?? 0
    // What can take the place of a file is no file more.
    const more = { bytes: size, files: judged.existing?.mayReplace === true ? 0 : 1 }
    const fit = judgeRoom(more, left)
    if (fit.tag === 'storageExceeded') return refusedBy('STORAGE_SIZE_EXCEEDED')
    if (fit.tag === 'filesLimitExceeded') return refusedBy('FILES_LIMIT_EXCEEDED')
    left = { bytes: left.bytes - more.bytes, files: left.files - more.files }
    return judged
  })
}

type PlanFailure = Failure<'DESTINATION_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

/** `target`: the asset that the file was chosen for. */
interface PlannedFile extends UploadCandidate {
  readonly target?: string | undefined
}

interface UploadPlan {
  readonly type: ResourceType
  readonly folderId: string
  readonly files: readonly PlannedFile[]
}

interface Sender {
  readonly tenant: Tenant
  readonly viewer: Viewer
}

/** What was chosen for assets takes no name: each goes where its asset lies by now. */
const verdictsOnChosen = async ({ tenant, viewer }: Sender, { type, folderId, files }: UploadPlan): Promise<readonly Verdict[]> => {
  const targets = files.length === 0 ? [] : await targetsOf(tenant, viewer, type, files.map(({ name, target }) => ({ folderId, name, target })))
  return files.map((file, index) => {
    const target = targets[index]
    if (target !== undefined && Result.isFailure(target)) return refusedBy(target.failure.code)
    const existing = target === undefined ? null : { id: target.success.id, mayReplace: true }
    return { ...codeOf(judgeCandidate(file, new Set()), () => null), existing }
  })
}

/** What comes into a folder meets the names there. */
const verdictsOnArriving = async (
  { tenant, viewer }: Sender,
  { type, folderId, files }: UploadPlan,
): Promise<Result.Result<readonly Verdict[], PlanFailure>> => {
  if (files.length === 0) return Result.succeed([])
  const [[folder], taken, restricted] = await Promise.all([
    tenant.query(FOLDER_STATE, [tenant.organizationId, folderId]),
    takenNames(tenant, folderId, files),
    restrictionOn(tenant, viewer, { kind: 'folder', id: folderId }),
  ])
  const problem = destinationProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  const hidden = await restrictedAmong(tenant, viewer, [], [...taken.there.values()].map(({ id }) => id))
  const mayReplace = can(viewer.permissions, 'replaceFile')
  const existing = (name: string): Verdict['existing'] => {
    const row = taken.there.get(nameKey(name))
    if (row === undefined || hidden.has(row.id)) return null
    const { id, size, modifiedAt, contentVersion, thumbnail } = row
    return { id, mayReplace, file: { size, modifiedAt: modifiedAt.toISOString(), contentVersion, thumbnail } }
  }
  return Result.succeed(planUpload(files, taken.names).map((verdict) => codeOf(verdict, existing)))
}

/** The verdicts on files before a byte of them is sent. */
export const planOf = async (
  tenant: Tenant,
  viewer: Viewer,
  plan: UploadPlan,
): Promise<Result.Result<{ readonly verdicts: readonly Verdict[] }, PlanFailure>> => {
  const { files } = plan
  const isChosen = ({ target }: PlannedFile): boolean => target !== undefined
  const arriving = await verdictsOnArriving({ tenant, viewer }, { ...plan, files: files.filter((file) => !isChosen(file)) })
  if (Result.isFailure(arriving)) return Result.fail(arriving.failure)
  const chosen = await verdictsOnChosen({ tenant, viewer }, { ...plan, files: files.filter(isChosen) })
  const [ofArriving, ofChosen] = [arriving.success.values(), chosen.values()]
  const verdicts = files.map((file) => (isChosen(file) ? ofChosen : ofArriving).next().value ?? refusedBy('ASSET_NOT_FOUND'))
  return Result.succeed({ verdicts: judgeAll(files, verdicts, await roomLeft(tenant)) })
}
