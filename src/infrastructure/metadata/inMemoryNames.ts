import { namesOf, type Names, type ValueName } from '../../domain/metadata/names.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { ListedAttribute } from '../../domain/metadata/values.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { Option } from '../../domain/templates/options.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { contactNames, type NamedContact } from '../../domain/contacts/contactValues.ts'
import { isNamed, isReference, type AttributeType } from '../../domain/templates/attributeTypes.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import type { Memory } from '../memory/Memory.ts'
import { readableIn, type HeldMemory } from './inMemoryReach.ts'

type Held = Pick<Memory, 'templates' | 'library' | 'contacts'>

const assetsIn = ({ library }: Held): readonly ValueName[] =>
  [...library.assets.values()].filter(({ id }) => !library.trashed.has(id)).map(({ id, name, type, fileNumber }) => ({ id, label: name, module: type, fileNumber }))

/** By its file number, its id or its whole name, where one alone is called so. */
export const assetCalled = ({ library }: Held, word: string): Option | undefined => {
  const seen = [...library.assets.values()].filter(({ id }) => !library.trashed.has(id))
  const numbered = seen.find(({ id, fileNumber }) => id === word || nameKey(fileNumber) === nameKey(word))
  const [named, ...more] = seen.filter(({ name }) => nameKey(name) === nameKey(word))
  const asset = numbered ?? (more.length === 0 ? named : undefined)
  return asset && { id: asset.id, label: asset.name }
}

/** Outside the trash. */
export const contactsIn = ({ contacts }: Pick<Memory, 'contacts'>): readonly NamedContact[] => [...contacts.contacts.values()].filter(({ trashedAt }) => trashedAt === undefined)

const namedOf = (memory: Held, type: AttributeType, attributeId: string): readonly ValueName[] => {
  if (!isReference(type)) return memory.templates.optionsOf(attributeId)
  return type === 'asset' ? assetsIn(memory) : contactsIn(memory).map((contact) => ({ id: contact.id, label: contactName(contact) }))
}

/** An attribute with the names of what its values stand for; what it says already stays sayable. */
export const namedIn = (memory: Held, attribute: AttributeDefinition, present: readonly MetadataValue[]): ListedAttribute => {
  const { type, unit, currency, required, repeatable } = attribute
  const plain = { type, unit, currency, required, repeatable }
  if (!isNamed(type)) return plain
  const known: Names = type === 'contact' ? contactNames(contactsIn(memory)) : namesOf(namedOf(memory, type, attribute.id))
  const idOf = (text: string) => (type === 'asset' ? assetCalled(memory, text)?.id : known.idOf(text))
  return { ...plain, names: { ...known, idOf, nameOf: (id) => known.nameOf(id) ?? (present.includes(id) ? id : undefined) } }
}

/** What options, assets and contacts among these values are called. */
export const namesAmong = (memory: Held, said: readonly { readonly attribute: AttributeDefinition; readonly values: readonly MetadataValue[] }[]): readonly ValueName[] => {
  const found = said.flatMap(({ attribute, values }) => {
    return namedOf(memory, attribute.type, attribute.id).filter(({ id }) => values.includes(id))
  })
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** What the templates that the signed-in person is in say of an asset, in words. */
export const valueTextsIn = (memory: HeldMemory, assetId: string): readonly { readonly attribute: string; readonly text: string }[] =>
  readableIn(memory)
    .filter(({ id }) => memory.metadata.isDescribed(assetId, id))
    .flatMap(({ attributes }) => attributes)
    .flatMap((attribute) => {
      const { values } = memory.metadata.read(assetId, attribute)
      const named = namedIn(memory, attribute, values)
      return values.map((value) => ({ attribute: attribute.name, text: VALUE_TYPES[attribute.type].wordsOf(value, named) }))
    })
