import { addingNames, type AddingNames } from '../../src/domain/guided-move/addedOptions.ts'
import type { Mapping } from '../../src/domain/guided-move/mapping.ts'
import type { NamedAttribute, PlannedMove } from '../../src/domain/guided-move/moveValues.ts'
import { namesOf, type Names } from '../../src/domain/metadata/names.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isChoice, isReference } from '../../src/domain/templates/attributeTypes.ts'
import { MAX_OPTIONS, type Option } from '../../src/domain/templates/options.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { namedAttribute } from '../metadata/namedAttribute.ts'
import { namesInTexts, type ContactReader } from '../metadata/namedContacts.ts'
import { valueNames, type ValueNames } from '../metadata/valueNames.ts'
import type { Ends } from './ends.ts'
import type { Said } from './values.ts'

const BY_LABEL = sql<Option & { attributeId: string }>(`
  select option_.id, option_.label, option_.attribute_id as "attributeId"
  from unnest($2::uuid[], $3::text[]) as wanted (attribute, key)
  join template_options option_ on option_.organization_id = $1 and option_.attribute_id = wanted.attribute
    and option_.label_key = wanted.key and option_.merged_into is null`)

/** What assets say by both templates, with the names of what their values stand for. */
export interface NamedMove {
  readonly plan: readonly PlannedMove[]
  readonly names: ValueNames
  /** By the target: the options that it lacks, as they are asked for. */
  readonly adding: ReadonlyMap<string, AddingNames>
}

interface Naming {
  readonly ends: Ends
  readonly mapping: Mapping
  readonly language: Language
  /** Each value that one of the assets says, once: of choices, assets and contacts, and of what goes to a choice or contact. */
  readonly said: Said
}

/** The options of each choice that values go to, as far as the values name them. */
const optionsByLabel = async (tenant: Tenant, naming: Naming, sources: readonly NamedAttribute[]): Promise<ReadonlyMap<string, readonly Option[]>> => {
  const { ends, mapping, language, said } = naming
  const wanted = mapping.flatMap(({ attributeId, targetId }) => {
    const [source, attribute, target] = [sources.find(({ id }) => id === attributeId), ends.from.attributes.find(({ id }) => id === attributeId), ends.to.attributes.find(({ id }) => id === targetId)]
    if (source === undefined || attribute === undefined || target === undefined || !isChoice(target.type)) return []
    const keys = new Set(said(attribute.id).map((value) => nameKey(VALUE_TYPES[source.type].format(value, source, language))))
    return [...keys].map((key) => ({ target: target.id, key }))
  })
  if (wanted.length === 0) return new Map()
  const rows = await tenant.query(BY_LABEL, [tenant.organizationId, wanted.map(({ target }) => target), wanted.map(({ key }) => key)])
  return Map.groupBy(rows, ({ attributeId }) => attributeId)
}

/** Whom values that go to attributes of contacts name. */
const contactsByText = (tenant: Tenant, reader: ContactReader, { ends, mapping, language, said }: Naming, sources: readonly NamedAttribute[]): Promise<Names> => {
  const texts = mapping.flatMap(({ attributeId, targetId }) => {
    const source = sources.find(({ id }) => id === attributeId)
    const isToContact = ends.to.attributes.some(({ id, type }) => id === targetId && type === 'contact')
    return source === undefined || !isToContact ? [] : said(attributeId).map((value) => VALUE_TYPES[source.type].format(value, source, language))
  })
  return namesInTexts(tenant, reader, texts)
}

/** Looks up the names that these assets are moved by. */
export const namedMove = async (tenant: Tenant, scope: AccessScope & ContactReader, naming: Naming): Promise<NamedMove> => {
  const { ends, mapping, said } = naming
  const all = [...ends.from.attributes, ...ends.to.attributes]
  const names = await valueNames(tenant, scope, all.map(({ id, type }) => ({ type, values: said(id) })))
  const sources = ends.from.attributes.map((attribute): NamedAttribute => ({ ...namedAttribute(attribute, names, []), id: attribute.id }))
  const options = await optionsByLabel(tenant, naming, sources)
  const contacts = await contactsByText(tenant, scope, naming, sources)
  const referred = new Set(ends.from.attributes.flatMap((attribute) => (isReference(attribute.type) ? said(attribute.id) : [])))
  const adding = new Map<string, AddingNames>()
  const targetNames = (target: AttributeDefinition, addOptions: boolean): Names | undefined => {
    const own = names.of(target)
    if (own === undefined) return undefined
    // What is named stays named, whether or not who moves may see it.
    if (isReference(target.type)) return { ...(target.type === 'contact' ? contacts : own), nameOf: (id) => own.nameOf(id) ?? contacts.nameOf(id) ?? (referred.has(id) ? id : undefined) }
    const found = [...(options.get(target.id) ?? []), ...said(target.id).flatMap((id) => ({ id, label: own.nameOf(id) ?? id }))]
    const known = namesOf([...new Map(found.map((option) => [option.id, option])).values()])
    if (!addOptions) return known
    const grown = adding.get(target.id) ?? addingNames(known, MAX_OPTIONS - target.optionCount)
    adding.set(target.id, grown)
    return grown
  }
  const plan = sources.map((from): PlannedMove => {
    const match = mapping.find(({ attributeId }) => attributeId === from.id)
    const target = ends.to.attributes.find(({ id }) => id === match?.targetId)
    if (match === undefined || target === undefined) return { from, to: null }
    const { id, type, unit, currency, required, repeatable } = target
    const own = targetNames(target, match.addOptions)
    return { from, to: { id, type, unit, currency, required, repeatable, ...(own === undefined ? {} : { names: own }) } }
  })
  return { plan, names, adding }
}
