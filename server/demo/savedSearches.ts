import { randomUUID } from 'node:crypto'
import type { DefaultRole } from '../../src/domain/access/roles.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { keptQuery } from '../../src/domain/saved-searches/savedSearch.ts'
import { emailKey } from '../authentication/account.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { remember } from './remembered.ts'

export interface DemoSearch {
  readonly owner: string
  readonly name: string
  readonly q: string
  /** Whom it is for beside its owner. */
  readonly roles?: readonly DefaultRole[]
  /** Since when what is added is new of it. */
  readonly daysAgo: number
}

/** Of each organization of the demo, in the languages of those who look for it. */
export const DEMO_SEARCHES: Readonly<Record<string, readonly DemoSearch[]>> = {
  'Harbour Museum': [
    { owner: 'admin@harbour.example', name: 'Ceramics', q: 'tag:ceramics', daysAgo: 28 },
    { owner: 'admin@harbour.example', name: 'Loans under way', q: 'tag:loans', roles: ['Publisher', 'User'], daysAgo: 20 },
    { owner: 'publisher@harbour.example', name: 'Faros y balizas', q: 'tag:lighthouse type:image', daysAgo: 10 },
    { owner: 'user@harbour.example', name: 'Letters of the harbour board', q: 'tag:letter OR tag:"harbour board"', daysAgo: 4 },
  ],
  'Fjord Archive': [{ owner: 'admin@fjord.example', name: 'Vinter ved fjorden', q: 'tag:vinter', daysAgo: 2 }],
}

/** Of an owner who is gone, or has one of this name, nothing. */
const INSERT = sql<{ id: string }>(`
  insert into saved_searches (organization_id, id, owner_id, name, name_key, query, created_at)
  select $1, $2, user_.id, $4, $5, $6, now() - make_interval(days => $7)
  from users user_ where user_.organization_id = $1 and user_.email_key = $3 and user_.deleted_at is null
  on conflict do nothing returning id`)
const SHARE = sql(`
  insert into saved_search_roles (organization_id, search_id, role_id)
  select $1, $2, role.id from roles role where role.organization_id = $1 and role.name_key = any ($3::text[])`)

const searchKey = ({ owner, name }: DemoSearch): string => `SEARCHES/${owner}/${name}`

/** Saves the demo's searches, each once: what became of one since stays. */
export const seedSearches = async (tenant: Tenant, searches: readonly DemoSearch[], remembered: ReadonlyMap<string, string>): Promise<void> => {
  for (const search of searches.filter((one) => !remembered.has(searchKey(one)))) {
    const { owner, name, q, roles = [], daysAgo } = search
    const id = randomUUID()
    const [made] = await tenant.query(INSERT, [tenant.organizationId, id, emailKey(owner), name, nameKey(name), keptQuery(q), daysAgo])
    if (made !== undefined && roles.length > 0) await tenant.query(SHARE, [tenant.organizationId, id, roles.map(nameKey)])
    await remember(tenant, searchKey(search), id)
  }
}
