import * as Result from 'effect/Result'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import { contactValueOf, idIn } from '../../src/domain/query-language/contactValue.ts'
import { fieldNamed } from '../../src/domain/query-language/fields.ts'
import { fieldsIn } from '../../src/domain/query-language/conditions.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { attributesNamed, fieldOfAttribute } from '../../src/domain/query-language/resolveAttribute.ts'
import type { readSearchFields } from '../../src/infrastructure/advanced-search/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetLabels } from '../metadata/namedAssets.ts'
import { attributesIn, typedIn, type OwnAttribute } from './attributes.ts'
import { contactLabels } from './contacts.ts'
import { folderLabels, repositoryLabels, userLabels } from './facetValues.ts'
import { beginSearch, seenBy } from './find.ts'

type SearchFields = typeof readSearchFields.success.Type

/** The attributes that somebody can ask for, and what the ids in a query are called. */
export const fields = async (tenant: Tenant, viewer: Viewer, q: string): Promise<Result.Result<SearchFields>> => {
  const searching = await beginSearch(tenant, viewer)
  const conditions = fieldsIn(parseQuery(q))
  const idsOf = (field: 'folder' | 'by' | 'repository'): readonly string[] =>
    conditions.filter((condition) => fieldNamed(condition.field) === field).flatMap(typedIn).flatMap((value) => idIn(value) ?? [])
  const { columns } = searching
  const seen = seenBy(searching, false)
  const isSeen = (id: string): boolean => [...columns.ids.positionsOf([id], columns.size)].some((position) => columns.isFolder(position) && seen.has(position))
  /** Of a contact also behind what it is to things. */
  const idOf = (value: string): string | undefined => idIn(contactValueOf(value).name)
  const contacts = conditions.filter((condition) => fieldNamed(condition.field) === 'contact').flatMap(typedIn).flatMap((value) => idOf(value) ?? [])
  const ofAttributes = (wanted: 'contact' | 'asset', attributes: readonly OwnAttribute[]): readonly string[] =>
    conditions.filter(({ field }) => attributesNamed(field, { attributes }).some(({ type }) => type === wanted)).flatMap(typedIn).flatMap((value) => idIn(value) ?? [])
  const [folders, users, repositories] = [[...new Set(idsOf('folder'))].filter(isSeen), [...new Set(idsOf('by'))], [...new Set(idsOf('repository'))]]
  const [attributes, ofContacts, ...named] = await Promise.all([
    attributesIn(tenant, searching.templates),
    contacts.length === 0 || !mayViewContacts(viewer) ? [] : contactLabels(tenant)(contacts),
    folders.length === 0 ? [] : folderLabels(tenant)(folders),
    users.length === 0 ? [] : userLabels(tenant)(users),
    repositories.length === 0 ? [] : repositoryLabels(tenant)(repositories),
  ])
  const [people, assets] = [ofAttributes('contact', attributes), ofAttributes('asset', attributes)]
  const ofValues = await Promise.all([people.length === 0 ? [] : contactLabels(tenant)(people), assets.length === 0 ? [] : assetLabels(tenant, viewer)(assets)])
  const labels = new Map([...named, ofContacts, ...ofValues].flat().map(({ id, label }) => [id, label]))
  return Result.succeed({
    attributes: attributes.map((attribute) => ({ field: fieldOfAttribute(attribute, { attributes }), name: attribute.name, template: attribute.template, type: attribute.type, unit: attribute.unit })),
    names: [...new Set(conditions.flatMap(typedIn))].flatMap((value) => {
      const label = labels.get(idOf(value) ?? '')
      return label === undefined ? [] : [{ value, label }]
    }),
  })
}
