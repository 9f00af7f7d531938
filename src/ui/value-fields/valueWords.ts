import type { TFunction } from 'i18next'
import { isIdentifier } from '../../domain/metadata/choiceValues.ts'
import { formatValues } from '../../domain/metadata/values.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { isNamed, type AttributeType } from '../../domain/templates/attributeTypes.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { FieldAttribute } from './fieldProps.ts'

const GONE: Partial<Readonly<Record<AttributeType, 'describing.unseenAsset' | 'describing.goneContact'>>> = { asset: 'describing.unseenAsset', contact: 'describing.goneContact' }

/** What an option, an asset or a contact is called; of one that the reader may not see, or that is gone, that. What was typed and names none is itself. */
export const nameIn = (t: TFunction, { type, names }: FieldAttribute, id: MetadataValue): string =>
  names?.nameOf(id) ?? (isIdentifier(id) ? t(GONE[type] ?? 'describing.unknownOption') : id)

/** A value as a person reads it. */
export const valueText = (t: TFunction, attribute: FieldAttribute, value: MetadataValue, language: Language): string =>
  isNamed(attribute.type) ? nameIn(t, attribute, value) : VALUE_TYPES[attribute.type].format(value, attribute, language)

/** All values of an attribute on one line; nothing said where there are none. */
export const valuesText = (t: TFunction, attribute: FieldAttribute, values: readonly MetadataValue[], language: Language): string => {
  if (values.length === 0) return t('describing.empty')
  return isNamed(attribute.type) ? values.map((value) => nameIn(t, attribute, value)).join('; ') : formatValues(values, attribute, language)
}
