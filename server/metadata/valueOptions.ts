import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { NamedWord } from '../../src/domain/metadata/names.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AccessScope } from '../access/scope.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { optionPage, type OptionPage } from '../templates/optionPages.ts'
import { knownAttributes } from './describing.ts'
import { assetWords } from './namedAssets.ts'
import { contactsSaid, contactWords } from './contactOptions.ts'
import type { ContactReader } from './namedContacts.ts'

interface ValueOptionQuery {
  readonly attributeId: string
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** What a choice offers to whoever describes by its template, or the contacts that are said already. */
export const valueOptions = async (
  tenant: Tenant,
  viewer: AccessScope & ContactReader,
  query: ValueOptionQuery,
): Promise<Result.Result<OptionPage, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const [attribute] = await knownAttributes(tenant, [query.attributeId], viewer.userId)
  if (attribute === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (attribute.type === 'contact') return contactsSaid(tenant, viewer, query)
  const page = await optionPage(tenant, { ...query, templateId: attribute.templateId })
  return Result.mapError(page, (failure) => (failure.code === 'VALIDATION_FAILED' ? failure : ({ code: 'NOT_FOUND' } as const)))
}

/** By every label, also of options that became another one: that is found by it; and by their ids. */
const NAMED = sql<Option & { key: string; merged: boolean }>(`
  select case when option_.id = any ($4::uuid[]) then option_.id::text else option_.label_key end as key, stays.id, stays.label, option_.merged_into is not null as merged
  from template_options option_
  join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where option_.organization_id = $1 and option_.attribute_id = $2 and (option_.label_key = any ($3::text[]) or option_.id = any ($4::uuid[]))
  order by merged desc, stays.id`)

/** Which options of a choice, which assets or which contacts are called so; of two options of one name the one that is still offered. */
export const namedOptions = async (
  tenant: Tenant,
  viewer: AccessScope & ContactReader,
  { attributeId, words }: { readonly attributeId: string; readonly words: readonly string[] },
): Promise<Result.Result<{ readonly words: readonly NamedWord[] }, Failure<'NOT_FOUND'>>> => {
  const [attribute] = await knownAttributes(tenant, [attributeId], viewer.userId)
  if (attribute?.type === 'contact') return Result.succeed({ words: await contactWords(tenant, viewer, words) })
  if (attribute?.type === 'asset') return Result.succeed({ words: await assetWords(tenant, viewer, words) })
  if (attribute === undefined || !isChoice(attribute.type)) return Result.fail({ code: 'NOT_FOUND' })
  const keyOf = (word: string): string => nameKey(word).replaceAll('\0', '').toWellFormed()
  const rows = await tenant.query(NAMED, [tenant.organizationId, attributeId, words.map(keyOf), words.map((word) => word.toLowerCase()).filter(isWellFormedId)])
  const options = new Map(rows.map(({ key, id, label }) => [key, { id, label }]))
  return Result.succeed({ words: words.map((word) => ({ word, option: options.get(keyOf(word)) ?? null })) })
}
