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

/** That of a file number or an id, or all of a whole name. */
const assetsCalled = ({ library }: Held, word: string): readonly Option[] => {
  const seen = [...library.assets.values()].filter(({ id }) => !library.trashed.has(id))
  const numbered = seen.filter(({ id, fileNumber }) => id === word || nameKey(fileNumber) === nameKey(word))
  return (numbered.length > 0 ? numbered : seen.filter(({ name }) => nameKey(name) === nameKey(word))).map(({ id, name }) => ({ id, label: name }))
}

/** By its file number, its id or its whole name, where one alone is called so. */
export const assetCalled = (memory: Held, word: string): Option | undefined => {
  const [asset, ...more] = assetsCalled(memory, word)
  return more.length === 0 ? asset : undefined
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
  const ofAssets = { idOf: (text: string) => assetCalled(memory, text)?.id, idsOf: (text: string) => assetsCalled(memory, text).map(({ id }) => id) }
  return { ...plain, names: { ...known, ...(type === 'asset' && ofAssets), nameOf: (id) => known.nameOf(id) ?? (present.includes(id) ? id : undefined) } }
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
