import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { CONTACT_RELATION_KINDS, type ContactOfItem } from '../../src/domain/contact-relations/contactRelation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { OutOfReach, OutOfReachThere } from '../../src/domain/items/outOfReach.ts'
import type { Resource } from '../access/place.ts'
import { findResource, type NamedResource } from '../access/resources.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { contactOfItem, OF_ITEM } from './relationRows.ts'

export type ItemUnseen = Failure<OutOfReach | OutOfReachThere | 'NOT_FOUND'>

/** Who looks. */
export type Looker = AccessScope & Pick<Viewer, 'modules'>

export interface OfItem {
  readonly of: Resource
  readonly type: ResourceType
}

/** An asset or folder that somebody sees in the module where they work, outside the trash; of an organization that keeps contacts. */
export const seenItem = async (tenant: Tenant, viewer: Looker, { of, type }: OfItem): Promise<Result.Result<NamedResource, ItemUnseen>> => {
  if (!viewer.modules.includes('CONTACTS')) return Result.fail({ code: 'NOT_FOUND' })
  const found = await findResource(tenant, viewer, of)
  if (Result.isFailure(found)) return found
  if (found.success.type !== type) return Result.fail({ code: of.kind === 'asset' ? 'ASSET_DIFFERENT_TYPE' : 'FOLDER_DIFFERENT_TYPE' })
  return found.success.trashed ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : found
}

export const contactsOfItem = async (tenant: Tenant, viewer: Looker, asked: OfItem): Promise<Result.Result<{ readonly items: readonly ContactOfItem[] }, ItemUnseen>> => {
  const found = await seenItem(tenant, viewer, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const rows = await tenant.query(OF_ITEM, [tenant.organizationId, asked.of.id, CONTACT_RELATION_KINDS])
  return Result.succeed({ items: rows.map(contactOfItem) })
}
