import type { TFunction } from 'i18next'
import { namedAttribute, type TableContents } from '../../../application/metadata-table/tableContents.ts'
import type { MetadataValue } from '../../../domain/metadata/value.ts'
import type { ValueEdit } from '../../../domain/metadata/valueEdit.ts'
import { formatValues } from '../../../domain/metadata/values.ts'
import type { Language } from '../../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../../domain/templates/attribute.ts'

interface Known {
  /** Undefined: of a template that is not looked at. */
  readonly attribute: AttributeDefinition | undefined
  readonly edit: Pick<ValueEdit, 'isNamed'>
  readonly nameOf: TableContents['nameOf']
}

/** Values that are not saved, in words; what has a name that is not known here never by its identifier. */
export const unsavedText = (t: TFunction, language: Language, values: readonly MetadataValue[], { attribute, edit, nameOf }: Known): string => {
  const known = (id: string): string => nameOf(id) ?? t('metadataTable.kept.choice')
  if (attribute !== undefined) return formatValues(values, namedAttribute(attribute, edit.isNamed ? known : nameOf), language)
  return values.map((value) => (edit.isNamed ? known(value) : value)).join('; ')
}
