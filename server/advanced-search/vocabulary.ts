import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import { can } from '../../src/domain/rights/can.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { DEFAULT_LANGUAGE } from '../../src/domain/preferences/language.ts'
import { fieldNamed } from '../../src/domain/query-language/fields.ts'
import type { Query } from '../../src/domain/query-language/query.ts'
import type { Named, SearchAttribute, Vocabulary } from '../../src/domain/query-language/resolved.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import { Order } from '../item-index/orders.ts'
import type { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import { nameOf } from '../items/creators.ts'
import { fieldsIn, searchAttributes, type OwnAttribute } from './attributes.ts'
import { contactsNamedIn } from './contacts.ts'

const DAY = 86_400_000

/** Since 1970, in UTC. */
export const dayNow = (): number => Math.floor(Date.now() / DAY)

const REPOSITORIES = sql<Named>('select id, name from repositories where organization_id = $1')
const USERS = sql<Named>(`select user_.id, ${nameOf('user_')} as name from users user_ where user_.organization_id = $1`)

export interface Known extends Vocabulary {
  readonly attributes: readonly (OwnAttribute & SearchAttribute)[]
}

interface Knowing {
  readonly index: OrganizationIndex
  readonly columns: ItemColumns
  /** What the asker sees outside the trash. */
  readonly seen: Bitmap
  readonly templates: readonly string[]
}

/** The folders of a name, or of a path from a module's root, among those that are seen. */
const foldersBy = (columns: ItemColumns, seen: Bitmap, { sorted }: Order): Vocabulary['foldersNamed'] => {
  const nameAt = (position: number) => sorted.placeOf(position).key
  return (nameOrPath) => {
    const path = nameKey(nameOrPath)
    const found: string[] = []
    const isPathOf = (position: number, rest: string): boolean => {
      const name = nameAt(position)
      if (name === rest) return columns.parentOf(position) === 0
      return typeof name === 'string' && rest.endsWith(`/${name}`) && columns.parentOf(position) !== 0 && isPathOf(columns.parentOf(position), rest.slice(0, -name.length - 1))
    }
    seen.forEach((position) => {
      if (columns.isFolder(position) && (nameAt(position) === path || isPathOf(position, path))) found.push(columns.ids.at(position))
    })
    return found
  }
}

/** What the names in a query can mean to who asks; only what it asks for is looked up. */
export const vocabularyFor = async (tenant: Tenant, viewer: Pick<Viewer, 'userId' | 'restricted' | 'language' | 'permissions' | 'modules'>, query: Query, { index, columns, seen, templates }: Knowing): Promise<Known> => {
  const conditions = fieldsIn(query)
  const has = (field: string): boolean => conditions.some((condition) => fieldNamed(condition.field) === field)
  const mayKnow = mayViewContacts(viewer)
  const [attributes, repositories, users, names, contactsNamed] = await Promise.all([
    searchAttributes(tenant, viewer, templates, conditions),
    has('repository') ? tenant.query(REPOSITORIES, [tenant.organizationId]) : [],
    has('by') ? tenant.query(USERS, [tenant.organizationId]) : [],
    has('folder') ? index.bring(tenant, 'order name', () => Order.byColumn(columns.ids, 'name')) : undefined,
    mayKnow && has('contact') ? contactsNamedIn(tenant, conditions) : undefined,
  ])
  return {
    today: dayNow(),
    language: viewer.language ?? DEFAULT_LANGUAGE,
    seesTrash: can(viewer.permissions, 'viewInTrash'),
    attributes,
    repositories,
    users,
    foldersNamed: names === undefined ? () => [] : foldersBy(columns, seen, names),
    contactsNamed,
  }
}
