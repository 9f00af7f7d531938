import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { hasText } from '../../src/domain/assets/contentTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'
import { findAsset, type AssetUnseen } from './assets.ts'

interface AssetText {
  readonly text: string
  readonly truncated: boolean
  readonly rows: readonly (readonly string[])[] | null
}

const READ = sql<AssetText>('select text, truncated, rows from asset_texts where organization_id = $1 and asset_id = $2')

/** The text of a file. UNAVAILABLE until it has been read; empty for what has none or could not be read. */
export const readText = async (
  tenant: Tenant,
  scope: AccessScope,
  type: ResourceType,
  id: string,
): Promise<Result.Result<AssetText, AssetUnseen | Failure<'UNAVAILABLE'>>> => {
  const [found, [text]] = await Promise.all([findAsset(tenant, scope, type, id), tenant.query(READ, [tenant.organizationId, id])])
  if (Result.isFailure(found)) return Result.fail(found.failure)
  if (text !== undefined) return Result.succeed(text)
  return hasText(found.success.mediaType) ? Result.fail({ code: 'UNAVAILABLE' }) : Result.succeed({ text: '', truncated: false, rows: null })
}
