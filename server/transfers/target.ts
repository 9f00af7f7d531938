import * as Result from 'effect/Result'
import { can } from '../../src/domain/rights/can.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { replacementProblem } from '../../src/domain/versions/replacement.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import { assetProblem } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import type { Author } from './addAsset.ts'

/** Who brings a file; what only adds files needs no permissions. */
export type Editor = Author & Partial<Pick<Viewer, 'permissions'>>

/** What a file is to take the place of, as its sender says. */
export interface Aim {
  readonly folderId: string
  readonly name: string
  /** An asset that has the file's name in the folder, and only while it has it. */
  readonly replaces?: string | undefined
  /** An asset that the file was chosen for, wherever it lies and whatever it is called by now. */
  readonly target?: string | undefined
  /** The file of that asset which was seen, by its content version; undefined: whatever is there. */
  readonly seen?: string | undefined
}

/** What a file takes the place of. */
interface Target {
  readonly id: string
  readonly folderId: string | null
  readonly name: string
  readonly type: ResourceType
  readonly size: number
  readonly contentVersion: string
  readonly trashed: boolean
}

type ForeseenFailure = Failure<
  'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'RESOURCE_IN_TRASH' | 'FILE_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'PERMISSION_DENIED'
>
export type TargetFailure = ForeseenFailure | Failure<'FILE_REPLACED'>

const READ = sql<Target>(`
  select id, folder_id as "folderId", name, type, size, content_version as "contentVersion", ${ASSET_IN_TRASH} as trashed
  from assets asset where organization_id = $1 and id = any ($2::uuid[])`)
const LOCK = sql<Target>(`${READ.text} for update`)

export const isReplacing = ({ replaces, target }: Aim): boolean => (target ?? replaces) !== undefined

const idOf = ({ replaces, target }: Aim): string => (target ?? replaces ?? '').toLowerCase()

const judge = (found: Target | undefined, type: ResourceType, isRestricted: boolean, aim: Aim): Result.Result<Target, ForeseenFailure> => {
  const isStillNamed = found !== undefined && !found.trashed && found.folderId === aim.folderId && nameKey(found.name) === nameKey(aim.name)
  if (found === undefined || (aim.target === undefined && !isStillNamed)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const problem = assetProblem(found, type, isRestricted ? { by: 'itself' } : undefined)
  if (problem !== undefined) return Result.fail({ code: problem })
  return replacementProblem(found.name, aim.name) === undefined ? Result.succeed(found) : Result.fail({ code: 'FILE_DIFFERENT_TYPE' })
}

/** What each of these would take the place of, in their order, or why it may not, as far as it is known before the file is there: by any file. */
export const targetsOf = async (
  tenant: Tenant,
  editor: Editor,
  type: ResourceType,
  aims: readonly Aim[],
  isLocked = false,
): Promise<readonly Result.Result<Target, ForeseenFailure>[]> => {
  if (!can(editor.permissions ?? [], 'replaceFile')) return aims.map(() => Result.fail({ code: 'PERMISSION_DENIED' }))
  const ids = aims.map(idOf)
  const found = await tenant.query(isLocked ? LOCK : READ, [tenant.organizationId, ids])
  const hidden = await restrictedAmong(tenant, editor, [], ids)
  const byId = new Map(found.map((target) => [target.id, target]))
  return aims.map((aim) => {
    const id = idOf(aim)
    return judge(byId.get(id), type, hidden.has(id), aim)
  })
}

/** What one file takes the place of, or why it may not; also where another file is there by now than the one that was seen. */
export const targetOf = async (tenant: Tenant, editor: Editor, type: ResourceType, aim: Aim, isLocked = false): Promise<Result.Result<Target, TargetFailure>> => {
  const [target = Result.fail({ code: 'ASSET_NOT_FOUND' } as const)] = await targetsOf(tenant, editor, type, [aim], isLocked)
  const isAnother = Result.isSuccess(target) && aim.seen !== undefined && aim.seen !== target.success.contentVersion
  return isAnother ? Result.fail({ code: 'FILE_REPLACED' }) : target
}
