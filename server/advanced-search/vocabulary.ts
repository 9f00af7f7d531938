import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import { can } from '../../src/domain/rights/can.ts'
import { DEFAULT_LANGUAGE } from '../../src/domain/preferences/language.ts'
import { fieldKey, fieldNamed } from '../../src/domain/query-language/fields.ts'
import { fieldsIn } from '../../src/domain/query-language/conditions.ts'
import type { Query } from '../../src/domain/query-language/query.ts'
import type { Named, SearchAttribute, Vocabulary } from '../../src/domain/query-language/resolved.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import { orderBy, type Order } from '../item-index/orders.ts'
import type { OrganizationIndex } from '../item-index/OrganizationIndex.ts'
import { nameOf } from '../items/creators.ts'
import { searchAttributes, type OwnAttribute } from './attributes.ts'
import { contactsNamedIn } from './contacts.ts'

const DAY = 86_400_000

/** Since 1970, in UTC. */
export const dayNow = (): number => Math.floor(Date.now() / DAY)

const REPOSITORIES = sql<Named>('select id, name from repositories where organization_id = $1')
const USERS = sql<Named>(`select user_.id, ${nameOf('user_')} as name from users user_ where user_.organization_id = $1`)

interface Known extends Vocabulary {
  readonly attributes: readonly (OwnAttribute & SearchAttribute)[]
}

interface Knowing {
  readonly index: OrganizationIndex
  readonly columns: ItemColumns
  /** What the asker sees outside the trash. */
  readonly seen: Bitmap
  readonly templates: readonly string[]
}

/** The folders of a name, or of a path from a module's root, among those that are seen: as `isFolderMeant` says. */
const foldersBy = (columns: ItemColumns, seen: Bitmap, { sorted }: Order): Vocabulary['foldersNamed'] => {
  // A query may name many folders: each folder's name is folded once.
  const names = new Map<number, string>()
  seen.forEach((position) => {
    if (columns.isFolder(position)) names.set(position, fieldKey(String(sorted.placeOf(position).key)))
  })
  return (nameOrPath) => {
    const path = fieldKey(nameOrPath)
    const isPathOf = (position: number, rest: string): boolean => {
      const [name, parent] = [names.get(position), columns.parentOf(position)]
      if (name === rest) return parent === 0
      return name !== undefined && rest.endsWith(`/${name}`) && parent !== 0 && isPathOf(parent, rest.slice(0, -name.length - 1))
    }
    return [...names].filter(([position, name]) => name === path || isPathOf(position, path)).map(([position]) => columns.ids.at(position))
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
    has('folder') ? orderBy(tenant, index, { by: 'name' }) : undefined,
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
