import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { contactName } from '../../src/domain/contacts/contact.ts'
import { listCategories } from '../contacts/categories.ts'
import { keepPicture } from '../contacts/contactPictures.ts'
import { createContact } from '../contacts/contacts.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { addRelation } from '../contact-relations/changeRelations.ts'
import type { DemoTie } from './contactTies.ts'
import type { DemoContact } from './contacts.ts'
import type { Curator } from './curator.ts'
import { HOLDINGS } from './manifest.ts'
import { remember } from './remembered.ts'

/** What a contact is remembered by. */
export const contactKey = ({ form }: Pick<DemoContact, 'form'>): string => nameKeyOf(contactName(form))

const nameKeyOf = (name: string): string => `CONTACTS/${name}`

/** What a relation is remembered by. */
export const tieKey = ({ contact, entry }: DemoTie): string => `${nameKeyOf(contact)}/${entry}`

const DATE = sql(`
  update contacts set created_at = now() - make_interval(days => $3), updated_at = now() - make_interval(days => $3)
  where organization_id = $1 and id = $2`)

/** Adds a contact of the demo. Somebody of that name who is there already stays as they are. */
export const seedContact = async (tenant: Tenant, curator: Curator, one: DemoContact): Promise<void> => {
  const category = (await listCategories(tenant)).find(({ builtin }) => builtin === one.category)
  if (category === undefined) return
  const made = await createContact(tenant, curator, { ...one.form, categoryId: category.id })
  if (Result.isFailure(made)) {
    if (made.failure.code === 'CONTACT_ALREADY_EXISTS') return remember(tenant, contactKey(one), made.failure.existing.id)
    throw new Error(`The contact ${contactName(one.form)} was refused: ${made.failure.code}`)
  }
  const { id } = made.success
  if (one.picture !== undefined) await keepPicture(tenant, curator, id, await readFile(join(HOLDINGS, one.picture)))
  await tenant.query(DATE, [tenant.organizationId, id, one.daysAgo])
  await remember(tenant, contactKey(one), id)
}

/** Says what a contact of the demo is to one of its entries, once both are there. */
export const seedTie = async (tenant: Tenant, curator: Curator, remembered: ReadonlyMap<string, string>, tie: DemoTie): Promise<void> => {
  const [contactId, id] = [remembered.get(nameKeyOf(tie.contact)), remembered.get(tie.entry)]
  const type = curator.modules.find((module) => tie.entry.startsWith(`${module}/`))
  if (contactId === undefined || id === undefined || type === undefined) return
  const related = await addRelation(tenant, { ...curator, modules: [...curator.modules, 'CONTACTS'] }, { of: { kind: 'asset', id }, type, contactId, ...tie.form })
  // What became of either since is left alone.
  await remember(tenant, tieKey(tie), Result.isSuccess(related) ? related.success.id : id)
}
