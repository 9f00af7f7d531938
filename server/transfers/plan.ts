import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import { judgeBatch, planUpload, type Remaining, type UploadCandidate, type UploadVerdict } from '../../src/domain/library/uploadPlan.ts'
import type { PlanVerdict } from '../../src/infrastructure/http/contract/transfers.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictionOn, type Eyes } from '../restrictions/sight.ts'
import { destinationProblem, type Standing } from '../library/standing.ts'
import { FOLDER_STANDING, REMAINING } from './admit.ts'

type Verdict = typeof PlanVerdict.Type

const TAKEN = `
  select name from assets where organization_id = $1 and folder_id = $2 and name_key = any ($3) and trashed_at is null`

/** The numbered names of these stems, `a (2).jpg` for `a`: a range of the index, since keys are compared byte by byte. */
const NUMBERED = `
  select asset.name
  from unnest($3::text[]) stem
  join assets asset on asset.organization_id = $1 and asset.folder_id = $2 and asset.trashed_at is null
    and asset.name_key >= stem || ' (' and asset.name_key < stem || ' )'`

/** A name's key without its extension, and without the number it may carry. */
const stemOf = (name: string): string => nameKey(name).replace(/\.[^.]*$/, '').replace(/ \(\d{1,6}\)$/, '')

const searchable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The names in the folder that the files could meet: their own, and the numbered ones that a proposal counts past. */
const takenNames = async (tenant: Tenant, folderId: string, files: readonly UploadCandidate[]): Promise<readonly string[]> => {
  const { organizationId } = tenant
  const keys = [...new Set(files.map(({ name }) => searchable(nameKey(name))))]
  const taken = await tenant.query<{ name: string }>(TAKEN, [organizationId, folderId, keys])
  const stems = [...new Set(taken.map(({ name }) => stemOf(name)))]
  const numbered = stems.length === 0 ? [] : await tenant.query<{ name: string }>(NUMBERED, [organizationId, folderId, stems])
  return [...taken, ...numbered].map(({ name }) => name)
}

const codeOf = (verdict: UploadVerdict): Verdict => {
  switch (verdict.tag) {
    case 'ok':
      return { code: 'ok', proposal: null }
    case 'nameTaken':
      return { code: 'ASSET_ALREADY_EXISTS', proposal: verdict.freeName }
    case 'invalidName':
      return { code: verdict.problem.code === 'noExtension' ? 'NO_EXTENSION_IN_NAME_FOUND' : 'VALIDATION_FAILED', proposal: null }
    case 'typeNotSupported':
      return { code: 'FILE_TYPE_NOT_SUPPORTED', proposal: null }
    case 'empty':
      return { code: 'FILE_EMPTY', proposal: null }
  }
}

const mayGo = (verdict: UploadVerdict): boolean => verdict.tag === 'ok' || verdict.tag === 'nameTaken'

/** In their order: what exceeds what the files before it leave is refused; a smaller one after it may still go. */
const judgeRoom = (files: readonly UploadCandidate[], verdicts: readonly UploadVerdict[], remaining: Remaining): readonly Verdict[] => {
  let left = remaining
  return verdicts.map((verdict, index) => {
    if (!mayGo(verdict)) return codeOf(verdict)
    const size = files[index]?.size ?? 0
    const fit = judgeBatch([size], left)
    if (fit.tag === 'storageExceeded') return { code: 'STORAGE_SIZE_EXCEEDED', proposal: null }
    if (fit.tag === 'filesLimitExceeded') return { code: 'FILES_LIMIT_EXCEEDED', proposal: null }
    left = { bytes: left.bytes - size, files: left.files - 1 }
    return codeOf(verdict)
  })
}

type PlanFailure = Failure<'DESTINATION_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

export interface UploadPlan {
  readonly type: ResourceType
  readonly folderId: string
  readonly files: readonly UploadCandidate[]
}

/** The verdicts on files before a byte of them is sent. */
export const planOf = async (
  tenant: Tenant,
  eyes: Eyes,
  { type, folderId, files }: UploadPlan,
): Promise<Result.Result<{ readonly verdicts: readonly Verdict[] }, PlanFailure>> => {
  const { organizationId } = tenant
  const [[folder], taken, [remaining], restricted] = await Promise.all([
    tenant.query<Standing>(FOLDER_STANDING, [organizationId, folderId]),
    takenNames(tenant, folderId, files),
    tenant.query<Remaining>(REMAINING, [organizationId]),
    restrictionOn(tenant, eyes, { kind: 'folder', id: folderId }),
  ])
  const problem = destinationProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  if (remaining === undefined) throw new Error('An organization without a count of what it holds')
  return Result.succeed({ verdicts: judgeRoom(files, planUpload(files, taken), remaining) })
}
