import * as Result from 'effect/Result'
import * as categories from '../../src/infrastructure/contacts/categories.contract.ts'
import * as contract from '../../src/infrastructure/contacts/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import { createCategory, deleteCategory, listCategories, renameCategory } from './categories.ts'
import { contactPage, trashedContacts } from './contactPages.ts'
import { createContact, editContact, readContact } from './contacts.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { followNames } from '../metadata/followNames.ts'
import { deleteContacts, restoreContacts, trashContacts } from './contactTrash.ts'

const VIEW = { action: 'viewContacts' } as const
const MANAGE = { action: 'manageContacts' } as const

/** What was done to contacts, once assets that say them follow. */
const followed = async <Done, Refused>(tenant: Tenant, jobs: Jobs, ids: readonly string[], done: Result.Result<Done, Refused>): Promise<Result.Result<Done, Refused>> => {
  if (Result.isSuccess(done)) await followNames(tenant, jobs, ids)
  return done
}

/** The contacts of an organization and their categories; their pictures stand in `pictureRoutes.ts`. */
export const contactRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.listContacts, VIEW, ({ tenant, query: { sort = 'lastName', direction = 'asc', limit = PAGE_DEFAULT, ...query } }) =>
    contactPage(tenant, { ...query, sort, direction, limit }),
  ),
  route(contract.listTrashedContacts, MANAGE, ({ tenant, query: { after, limit = PAGE_DEFAULT } }) => trashedContacts(tenant, after, limit)),
  route(contract.readContact, VIEW, ({ tenant, params }) => readContact(tenant, params.contactId)),
  route(contract.createContact, { ...MANAGE, audits: 'contact.created' }, ({ tenant, viewer, body }) => createContact(tenant, viewer, body)),
  route(contract.editContact, { ...MANAGE, audits: 'contact.updated' }, async ({ tenant, viewer, params: { contactId: id }, body }) =>
    followed(tenant, jobs, [id], await editContact(tenant, viewer, { ...body, id })),
  ),
  route(contract.trashContacts, { ...MANAGE, audits: 'contact.deleted' }, async ({ tenant, viewer, body: { ids } }) => followed(tenant, jobs, ids, await trashContacts(tenant, viewer, ids))),
  route(contract.restoreContacts, { ...MANAGE, audits: 'contact.updated' }, async ({ tenant, viewer, body: { ids } }) => followed(tenant, jobs, ids, await restoreContacts(tenant, viewer, ids))),
  route(contract.deleteContactsPermanently, { ...MANAGE, audits: 'contact.deleted' }, ({ tenant, viewer, body }) => deleteContacts({ tenant, jobs, actor: viewer }, body.ids)),
  route(categories.listContactCategories, VIEW, async ({ tenant }) => Result.succeed({ items: await listCategories(tenant) })),
  route(categories.createContactCategory, MANAGE, ({ tenant, body }) => createCategory(tenant, body)),
  route(categories.renameContactCategory, MANAGE, ({ tenant, params, body }) => renameCategory(tenant, { ...body, id: params.categoryId })),
  route(categories.deleteContactCategory, MANAGE, ({ tenant, viewer, params, query }) => deleteCategory(tenant, viewer, { ...query, id: params.categoryId })),
]
