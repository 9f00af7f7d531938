import type { TFunction } from 'i18next'
import { INDEXING_FAILURES } from '../../../domain/assets/indexing.ts'
import { attributeIn, type SearchField } from '../../../domain/advanced-search/conditionFields.ts'
import type { Language } from '../../../domain/preferences/language.ts'
import { FIELDS, fieldNamed, namesOfField } from '../../../domain/query-language/fields.ts'
import { PUBLISHING_STATES } from '../../../domain/query-language/publishingStates.ts'
import { rightsName } from '../../../domain/rights-statements/names.ts'
import { RIGHTS_STATEMENTS } from '../../../domain/rights-statements/rightsStatement.ts'
import { unreadValue } from '../../../domain/query-language/unreadValues.ts'
import type { FindableOption } from './ChoiceFinder.tsx'
import type { SearchPlace } from './useConditionLabels.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface ConditionChoices {
  /** The values of a field that has a few of them. */
  readonly valuesOf: (field: string, attributes: readonly SearchField[]) => readonly Choice[]
  /** All that a condition can be about; words anywhere go by an empty id. */
  readonly fields: (attributes: readonly SearchField[]) => readonly FindableOption[]
}

interface Wording {
  readonly t: TFunction
  readonly language: Language
}

interface Offered {
  readonly places: readonly SearchPlace[]
  readonly hasPersons: boolean
  readonly hasContacts: boolean
}

/** What is offered where conditions are made. */
export const conditionChoices = ({ t, language }: Wording, { places, hasPersons, hasContacts }: Offered): ConditionChoices => ({
  valuesOf: (field, attributes) => {
    if (fieldNamed(field) === 'in') return places.map((place) => ({ value: place.toLowerCase(), label: place === 'trash' ? t('trash.title') : t(`shell.modules.${place}`) }))
    if (fieldNamed(field) === 'ready') return [{ value: 'web', label: t('advancedSearch.form.web') }]
    if (fieldNamed(field) === 'is') return PUBLISHING_STATES.map((state) => ({ value: state, label: t(`advancedSearch.state.${state}`) }))
    if (fieldNamed(field) === 'rights') return RIGHTS_STATEMENTS.map((statement) => ({ value: statement, label: rightsName(statement, language) }))
    if (fieldNamed(field) === 'unread') return INDEXING_FAILURES.map((reason) => ({ value: unreadValue(reason), label: t(`library.unread.${reason}`) }))
    if (attributeIn(field, attributes)?.type !== 'yesNo') return []
    return [{ value: 'yes', label: t('describing.yes') }, { value: 'no', label: t('describing.no') }]
  },
  fields: (attributes) => [
    { id: '', label: t('advancedSearch.form.anywhere') },
    ...FIELDS.filter((field) => (field !== 'person' || hasPersons) && (field !== 'contact' || hasContacts)).map((field) => ({ id: field, label: t(`advancedSearch.field.${field}`), names: namesOfField(field) })),
    ...[...new Map(attributes.map((attribute) => [attribute.field, attribute])).values()].map(({ field, name, template }) => ({ id: field, label: name, detail: template })),
  ],
})
