import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { judgeCandidate } from '../../src/domain/uploads/uploadPlan.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Viewer } from '../access/viewer.ts'
import { restrictionOn } from '../access/scope.ts'
import { destinationProblem, type ItemState } from '../access/state.ts'
import { isReplacing, targetOf, type Aim, type TargetFailure } from './target.ts'

export interface Candidate extends Aim {
  readonly type: ResourceType
  readonly size: number
  /** What is said of everything that is uploaded with it, by its id. */
  readonly values?: string | undefined
}

type Refusal = TargetFailure | Failure<
  | 'DESTINATION_NOT_FOUND'
  | 'FOLDER_DIFFERENT_TYPE'
  | 'FOLDER_RESTRICTED_ACCESS'
  | 'RESOURCE_IN_TRASH'
  | 'VALIDATION_FAILED'
  | 'NO_EXTENSION_IN_NAME_FOUND'
  | 'ASSET_ALREADY_EXISTS'
  | 'FILE_TYPE_NOT_SUPPORTED'
  | 'FILE_EMPTY'
>

export const FOLDER_STATE = sql<ItemState>('select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2')
const TAKEN = sql<{ name: string }>('select name from assets where organization_id = $1 and folder_id = $2 and name_key = $3 and trashed_at is null')

const refusedName = ({ name, size }: Candidate, taken: readonly string[]): Refusal | undefined => {
  const verdict = judgeCandidate({ name, size }, new Set(taken.map(nameKey)))
  switch (verdict.tag) {
    case 'ok':
      return undefined
    case 'nameTaken':
      return { code: 'ASSET_ALREADY_EXISTS', names: [verdict.name] }
    case 'invalidName':
      return verdict.problem.code === 'noExtension'
        ? { code: 'NO_EXTENSION_IN_NAME_FOUND' }
        : { code: 'VALIDATION_FAILED', fields: { name: verdict.problem } }
    case 'typeNotSupported':
      return { code: 'FILE_TYPE_NOT_SUPPORTED', names: [name] }
    case 'empty':
      return { code: 'FILE_EMPTY' }
  }
}

/** Why a file may not come, before a byte of it is taken; whether it has room says its reservation. Every verdict is reached again, under locks, once it is here. */
export const refusalOf = async (tenant: Tenant, viewer: Viewer, candidate: Candidate): Promise<Refusal | undefined> => {
  const { organizationId } = tenant
  const { type, folderId, name } = candidate
  const [[folder], taken, restricted] = await Promise.all([
    tenant.query(FOLDER_STATE, [organizationId, folderId]),
    // What a name cannot hold (NUL, lone surrogates) the database cannot compare either; it is refused without asking.
    tenant.query(TAKEN, [organizationId, folderId, nameKey(name).replaceAll('\0', '').toWellFormed()]),
    restrictionOn(tenant, viewer, { kind: 'folder', id: folderId }),
  ])
  // What was chosen for an asset goes where that lies by then.
  const problem = candidate.target === undefined ? destinationProblem(folder, type, restricted) : undefined
  if (problem !== undefined) return { code: problem }
  // What is replaced is no name that is taken.
  const target = isReplacing(candidate) ? await targetOf(tenant, viewer, type, candidate) : undefined
  if (target !== undefined && Result.isFailure(target)) return target.failure
  return refusedName(candidate, target === undefined ? taken.map((row) => row.name) : [])
}
