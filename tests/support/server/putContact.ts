import { randomUUID } from 'node:crypto'
import { contactNameKey } from '../../../src/domain/contacts/sameness.ts'

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

/** Writes a contact into the database, who is called `firstName` Giver and has an e-mail that nobody outside may see; answers its identifier. */
export const putContact = async (query: Query, organization: string, firstName: string, isTrashed: boolean): Promise<string> => {
  const id = randomUUID()
  await query(
    `insert into contacts (id, organization_id, category_id, first_name, last_name, phone, email, organization, street, city, state, zip_code, country, website, notes,
       name_key, first_order, last_order, words, created_by_name, updated_by_name, trashed_at)
     select $1, $2, id, $3, 'Giver', '', 'secret@giver.example', '', '', '', '', '', '', '', '', $5, '', '', '', '', '', case when $4 then now() end
     from contact_categories where organization_id = $2 limit 1`,
    [id, organization, firstName, isTrashed, contactNameKey({ firstName, lastName: 'Giver' })],
  )
  return id
}
