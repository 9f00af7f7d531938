import * as Result from 'effect/Result'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { NamedWord } from '../../src/domain/metadata/names.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import type { OptionPage } from '../templates/optionPages.ts'
import { namesInTexts, type ContactReader } from './namedContacts.ts'

interface SaidQuery {
  readonly attributeId: string
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** $3 is what is searched, or empty; $4 the name and the identifier after which it goes on. */
const SAID = variants([EITHER], (isContinued) => sql<Option & { ordered: string; total: number }>(`
  with said as (
    select contact.id, contact.first_name || ' ' || contact.last_name as label, contact.last_order as ordered from contacts contact
    where contact.organization_id = $1 and contact.trashed_at is null and contact.id in (
      select value.value::uuid from metadata_values value where value.organization_id = $1 and value.attribute_id = $2)
      and ($3::text = '' or position($3::text in lower(contact.first_name || ' ' || contact.last_name)) > 0)
  )
  select id, label, ordered, (select count(*)::integer from said) as total from said
  ${isContinued ? 'where (ordered, id) > ($5::text collate "C", $6::uuid)' : ''}
  order by ordered, id limit $4`))

/** The contacts that an attribute's values name. Whoever may not view contacts is offered none. */
export const contactsSaid = async (tenant: Tenant, reader: ContactReader, { attributeId, search = '', after, limit }: SaidQuery): Promise<Result.Result<OptionPage, Failure<'VALIDATION_FAILED'>>> => {
  if (!mayViewContacts(reader)) return Result.succeed({ items: [], next: null, total: 0 })
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  if (!isStorable(search)) return unreadable('search')
  const rows = await tenant.query(SAID(place !== undefined), [tenant.organizationId, attributeId, nameKey(search), limit + 1, ...(place === undefined ? [] : [place.value, place.id])])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: shown.map(({ id, label }) => ({ id, label })),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: rows[0]?.total ?? 0,
  })
}

/** Whom words mean, one answer of each. */
export const contactWords = async (tenant: Tenant, reader: ContactReader, words: readonly string[]): Promise<readonly NamedWord[]> => {
  const names = await namesInTexts(tenant, reader, words)
  return words.map((word): NamedWord => {
    const found = (names.idsOf?.(word) ?? []).map((id) => ({ id, label: names.nameOf(id) ?? word }))
    return found.length > 1 ? { word, option: null, namesakes: found } : { word, option: found[0] ?? null }
  })
}
