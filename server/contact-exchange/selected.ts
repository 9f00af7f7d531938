import type { Direction } from '../../src/domain/assets/asset.ts'
import { type ContactSelection, MOST_CHANGED } from '../../src/domain/contact-exchange/selection.ts'
import { CONTACT_SORTS, type ContactSort } from '../../src/domain/contacts/contactList.ts'
import { AMONG, ORDERS, patternsOf } from '../contacts/contactPages.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const among = variants([CONTACT_SORTS, ['asc', 'desc'], ['some', 'all', 'category'], EITHER], (sort, direction, which, isBounded) => {
  const narrowed = { some: 'and contact.id = any ($3::uuid[])', all: '', category: 'and contact.category_id = $3::uuid' }
  return sql<{ id: string }>(`
    select contact.id from ${AMONG} ${narrowed[which]}
    order by ${ORDERS[sort]} ${direction}, contact.id ${direction} ${isBounded ? `limit ${MOST_CHANGED + 1}` : ''}`)
})

interface Ordered {
  readonly sort: ContactSort
  readonly direction: Direction
}

/** The contacts of a selection outside the trash, in the order of a list. `isBounded`: one more than are changed at once, at most. */
export const selectedIds = async (tenant: Tenant, selection: ContactSelection, { sort, direction }: Ordered, isBounded: boolean): Promise<readonly string[]> => {
  const { organizationId } = tenant
  const rows =
    selection.kind === 'some'
      ? await tenant.query(among(sort, direction, 'some', isBounded), [organizationId, [], selection.ids])
      : selection.categoryId === null
        ? await tenant.query(among(sort, direction, 'all', isBounded), [organizationId, patternsOf(selection.term)])
        : await tenant.query(among(sort, direction, 'category', isBounded), [organizationId, patternsOf(selection.term), selection.categoryId])
  return rows.map(({ id }) => id)
}
