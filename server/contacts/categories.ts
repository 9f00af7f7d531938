import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { categoryKey, CONTACT_CATEGORIES, contactCategoryProblems, MOST_CATEGORIES, type ContactCategory, type ContactCategoryForm } from '../../src/domain/contacts/category.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { lacks, violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

const CATEGORIES = `
  select category.id, category.name, category.builtin, category.revision,
    (select count(*)::integer from contacts contact
     where contact.organization_id = $1 and contact.category_id = category.id and contact.trashed_at is null) as contacts,
    (select count(*)::integer from contacts contact where contact.organization_id = $1 and contact.category_id = category.id) as "contactsInAll"
  from contact_categories category where category.organization_id = $1`
const LIST = sql<ContactCategory>(`
  ${CATEGORIES} order by array_position($2::text[], category.builtin), category.name_key, category.id limit ${MOST_CATEGORIES}`)
const READ = sql<ContactCategory>(`${CATEGORIES} and category.id = $2`)
const HOLD = sql<{ name: string; revision: number }>('select name, revision from contact_categories where organization_id = $1 and id = $2 for update')
const KEEP = sql<{ name: string }>('select name from contact_categories where organization_id = $1 and id = $2 for key share')
const COUNT = sql<{ count: number }>('select count(*)::integer as count from contact_categories where organization_id = $1')
const INSERT = sql('insert into contact_categories (organization_id, id, name, name_key) values ($1, $2, $3, $4)')
const RENAME = sql(`
  update contact_categories set name = $3, name_key = $4, builtin = null, revision = revision + 1 where organization_id = $1 and id = $2`)
const DELETE = sql('delete from contact_categories where organization_id = $1 and id = $2')
const MOVE = sql<{ id: string; name: string }>(`
  update contacts set category_id = $3, revision = revision + 1, updated_at = now(), updated_by_name = $4
  where organization_id = $1 and category_id = $2 returning id, first_name || ' ' || last_name as name`)

export const listCategories = async (tenant: Tenant): Promise<readonly ContactCategory[]> => tenant.query(LIST, [tenant.organizationId, CONTACT_CATEGORIES])

type NotWritten = Failure<'VALIDATION_FAILED' | 'CONTACT_CATEGORY_NOT_FOUND' | 'CONTACT_CATEGORY_ALREADY_EXISTS' | 'STALE_EDIT'>

/** Writes a category, and answers it as it then is. The constraint decides who of two had the name first. */
const write = async (tenant: Tenant, statement: typeof INSERT, id: string, { name }: ContactCategoryForm): Promise<Result.Result<ContactCategory, NotWritten>> => {
  try {
    await tenant.query(statement, [tenant.organizationId, id, tidy(name), categoryKey(name)])
  } catch (error) {
    if (violates(error, 'contact_categories_organization_id_name_key_key')) return Result.fail({ code: 'CONTACT_CATEGORY_ALREADY_EXISTS' })
    throw error
  }
  await publish(tenant, { kind: 'contacts.changed', ids: null })
  const [row] = await tenant.query(READ, [tenant.organizationId, id])
  return row === undefined ? Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' }) : Result.succeed(row)
}

export const createCategory = async (tenant: Tenant, form: ContactCategoryForm): Promise<Result.Result<ContactCategory, NotWritten>> => {
  const fields = contactCategoryProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const [kept] = await tenant.query(COUNT, [tenant.organizationId])
  if ((kept?.count ?? 0) >= MOST_CATEGORIES) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'tooMany', limit: MOST_CATEGORIES } } })
  return write(tenant, INSERT, randomUUID(), form)
}

export const renameCategory = async (
  tenant: Tenant,
  { id, revision, ...form }: ContactCategoryForm & { readonly id: string; readonly revision: number },
): Promise<Result.Result<ContactCategory, NotWritten>> => {
  const [row] = await tenant.query(HOLD, [tenant.organizationId, id])
  if (row === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  const fields = contactCategoryProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  return row.revision === revision ? write(tenant, RENAME, id, form) : Result.fail({ code: 'STALE_EDIT' })
}

type NotDeleted = Failure<'CONTACT_CATEGORY_NOT_FOUND' | 'CONTACT_CATEGORY_IN_USE'>

/** Its contacts get the category `moveTo`, those in the trash too. */
export const deleteCategory = async (
  tenant: Tenant,
  actor: Actor,
  { id, moveTo }: { readonly id: string; readonly moveTo?: string | undefined },
): Promise<Result.Result<object, NotDeleted>> => {
  const [row] = await tenant.query(HOLD, [tenant.organizationId, id])
  if (row === undefined || moveTo === id) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  if (moveTo !== undefined) {
    const [other] = await tenant.query(KEEP, [tenant.organizationId, moveTo])
    if (other === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
    const moved = await tenant.query(MOVE, [tenant.organizationId, id, moveTo, fullName(actor)])
    const change = { before: { categoryId: id, category: row.name }, after: { categoryId: moveTo, category: other.name } }
    await recordAll(tenant, actor, 'contact.updated', moved.map((contact) => ({ ...contact, ...change })))
  }
  try {
    await tenant.query(DELETE, [tenant.organizationId, id])
  } catch (error) {
    if (lacks(error, 'contacts_category')) return Result.fail({ code: 'CONTACT_CATEGORY_IN_USE' })
    throw error
  }
  await publish(tenant, { kind: 'contacts.changed', ids: null })
  return Result.succeed({})
}
