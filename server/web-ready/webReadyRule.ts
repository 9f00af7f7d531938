import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ruleInForce, type RuleInForce, type RulePlace, type WebReadyRule } from '../../src/domain/web-ready/webReady.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { findPlace } from '../access/place.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import { folderProblem } from '../access/state.ts'

/** The folder itself, and those above it. */
const WAY = sql<RulePlace>(`
  with recursive way (parent_id, name, rule, depth) as (
    select parent_id, name, web_ready_rule, 0 from folders where organization_id = $1 and id = $2
    union all
    select folder.parent_id, folder.name, folder.web_ready_rule, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
  )
  select name, coalesce(rule, 'ask') as rule from way order by depth`)

/** What a folder says of what comes into it, and what holds where it says nothing. */
interface FolderRule {
  readonly webReadyRule: WebReadyRule
  readonly ruleAbove: RuleInForce | null
}

export const readRule = async (tenant: Tenant, folderId: string): Promise<FolderRule> => {
  const [own, ...above] = await tenant.query(WAY, [tenant.organizationId, folderId])
  return { webReadyRule: own?.rule ?? 'ask', ruleAbove: ruleInForce(above) ?? null }
}

const LOCK = sql<Row>(`
  select id, name, type, trashed_at is not null as trashed, coalesce(web_ready_rule, 'ask') as rule
  from folders where organization_id = $1 and id = $2 for no key update`)
const WRITE = sql("update folders set web_ready_rule = nullif($3, 'ask') where organization_id = $1 and id = $2")

interface Row extends RulePlace {
  readonly id: string
  readonly type: ResourceType
  readonly trashed: boolean
}

interface RuleChange {
  readonly type: ResourceType
  readonly id: string
  readonly rule: WebReadyRule
}

type RuleFailure = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'PUBLICATION_RESTRICTED'>

/** Says what happens with what comes into a folder from now on; what lies in it stays as it is. */
export const changeRule = async (
  tenant: Tenant,
  author: Pick<Viewer, 'firstName' | 'lastName'> & AccessScope,
  { type, id, rule }: RuleChange,
): Promise<Result.Result<{ readonly rule: WebReadyRule }, RuleFailure>> => {
  const [[folder], restricted] = await Promise.all([
    tenant.query(LOCK, [tenant.organizationId, id]),
    restrictionOn(tenant, author, { kind: 'folder', id }),
  ])
  const problem = folderProblem(folder, type, restricted)
  if (folder === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  if (folder.rule === rule) return Result.succeed({ rule })
  if (rule === 'always' && (await findPlace(tenant, { of: 'publication' }, { kind: 'folder', id })) !== undefined) return Result.fail({ code: 'PUBLICATION_RESTRICTED' })
  await tenant.query(WRITE, [tenant.organizationId, id, rule])
  await Promise.all([
    record(tenant, author, { kind: 'folder.updated', resource: folder, before: { webReadyRule: folder.rule }, after: { webReadyRule: rule } }),
    // It holds below as well.
    publish(tenant, { kind: 'contents.changed', folderId: id, type }, { kind: 'library.changed', type }),
  ])
  return Result.succeed({ rule })
}
