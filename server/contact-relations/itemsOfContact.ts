import * as Result from 'effect/Result'
import { isAllowed } from '../../src/domain/access/evaluate.ts'
import { CONTACT_RELATION_KINDS, type ContactRelation, type ContactRelationKind, type ContactRelationTotal, type ItemOfContact } from '../../src/domain/contact-relations/contactRelation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import { ITEM_RIGHTS } from '../../src/domain/items/rights.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import { readContact, type ContactUnseen } from '../contacts/contacts.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { cursorValue } from '../items/assetRows.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { itemsOf, seenBy, type ItemRow } from '../items/listedItems.ts'

/** $1: the organization, $2: whose relations, $3: who looks, $4: the modules that they have, $5: what the contact is; null: whatever that is. */
const relatedTo = (restricted: boolean): string => `
  from contact_relations relation
  left join folders folder on folder.organization_id = $1 and folder.id = relation.folder_id and ${seenBy('folder', { restricted }, '$3')}
  left join assets asset on asset.organization_id = $1 and asset.id = relation.asset_id and ${seenBy('asset', { restricted }, '$3')}
  where relation.organization_id = $1 and relation.contact_id = $2 and ($3::uuid is not null)
    and coalesce(folder.type, asset.type) = any ($4::text[]) and ($5::text is null or relation.kind = $5)`

interface Row extends ItemRow, Omit<ContactRelation, 'id' | 'kind'> {
  readonly relation: string
  readonly relationKind: ContactRelation['kind']
  readonly at: Date
}

const page = variants([EITHER, EITHER], (restricted, isContinued) =>
  sql<Row>(`
  select relation.id as relation, relation.kind as "relationKind", relation.begun as from, relation.ended as until, relation.note, relation.revision,
    relation.created_at as at, relation.resource_id as id, coalesce(folder.parent_id, asset.folder_id) as parent,
    case when folder.id is null then 'asset' else 'folder' end as kind
  ${relatedTo(restricted)} ${isContinued ? 'and (relation.created_at, relation.id) < ($7, $8::uuid)' : ''}
  order by relation.created_at desc, relation.id desc
  limit $6`),
)
const count = variants([EITHER], (restricted) =>
  sql<ContactRelationTotal>(`select relation.kind, count(*)::integer as items ${relatedTo(restricted)} group by relation.kind order by array_position($6::text[], relation.kind)`),
)

interface ItemsPage {
  readonly items: readonly ItemOfContact[]
  readonly next: string | null
  readonly total: number
  readonly totals: readonly ContactRelationTotal[]
}

interface Asked {
  readonly contactId: string
  readonly kind?: ContactRelationKind | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** What a contact gave, made, lent …, the latest first; what the viewer does not see is neither shown nor counted. */
export const itemsOfContact = async (
  tenant: Tenant,
  viewer: Viewer,
  { contactId, kind, after, limit = PAGE_DEFAULT }: Asked,
): Promise<Result.Result<ItemsPage, ContactUnseen | Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const contact = await readContact(tenant, contactId)
  if (Result.isFailure(contact)) return Result.fail(contact.failure)
  const modules = isAllowed(viewer.permissions, ITEM_RIGHTS.view.requirement) ? viewer.modules : []
  const values = [tenant.organizationId, contactId, viewer.userId, modules]
  const [rows, totals] = await Promise.all([
    tenant.query(page(viewer.restricted, place !== undefined), [...values, kind ?? null, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(viewer.restricted), [...values, null, CONTACT_RELATION_KINDS]),
  ])
  const shown = rows.slice(0, limit)
  const listed = new Map((await itemsOf(tenant, viewer, shown)).map((item) => [resourceOf(item).id, item]))
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: shown.flatMap(({ relation, relationKind, from, until, note, revision, id }): readonly ItemOfContact[] => {
      const item = listed.get(id)
      return item === undefined ? [] : [{ id: relation, kind: relationKind, from, until, note, revision, item }]
    }),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.at), id: last.relation }),
    total: totals.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.items : 0), 0),
    totals,
  })
}
