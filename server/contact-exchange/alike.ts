import { alikeAmong, type AlikeContacts, MOST_GROUPS } from '../../src/domain/contact-exchange/merging.ts'
import { CONTACTS, SUMMARY_COLUMNS, summaryOf, type SummaryRow } from '../contacts/contactRows.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const EMAIL = `lower(contact.email)`
const PHONE = `regexp_replace(regexp_replace(contact.phone, '[^0-9+]', '', 'g'), '^00', '+')`

/** Contacts that are looked at: those that share what they are compared by with another one. */
const MOST_LOOKED_AT = 2000

const repeated = (key: string, column: string): string => `
  select array_agg(contact.id) as ids from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.${column} <> '' group by ${key} having count(*) > 1`
const SHARING = sql<SummaryRow>(`
  with shared as (${repeated(EMAIL, 'email')} union all ${repeated(PHONE, 'phone')} union all ${repeated('contact.name_key', 'name_key')})
  select ${SUMMARY_COLUMNS} from ${CONTACTS} and contact.id in (select unnest(ids) from shared)
  order by contact.created_at, contact.last_order, contact.id limit ${MOST_LOOKED_AT}`)

/** Contacts that seem to be one person, by the rules of the domain. */
export const alikeContacts = async (tenant: Tenant): Promise<readonly AlikeContacts[]> =>
  alikeAmong((await tenant.query(SHARING, [tenant.organizationId])).map(summaryOf)).slice(0, MOST_GROUPS)
