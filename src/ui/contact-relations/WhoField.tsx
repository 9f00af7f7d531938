import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedContact } from '../../application/contact-relations/relationEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { Field } from '../kit/Field.tsx'
import { ValueCombobox } from '../value-fields/ValueCombobox.tsx'

interface WhoFieldProps {
  readonly contact: NamedContact | undefined
  readonly finder: ValueFinderActor
  readonly problem: string | undefined
  readonly aside?: ReactNode
  readonly onChoose: (contact: NamedContact | undefined) => void
}

/** A contact, found by typing. */
export const WhoField = ({ contact, finder, problem, aside, onChoose }: WhoFieldProps) => {
  const { t } = useTranslation()
  return (
    <Field label={t('contactRelations.who')} problem={problem} aside={aside}>
      {(wiring) => (
        <ValueCombobox
          id={wiring.id}
          wiring={{ ...wiring, 'aria-required': true, ...(contact === undefined ? { 'data-autofocus': true } : {}) }}
          label={t('contactRelations.who')}
          source={{ kind: 'contacts' }}
          finder={finder}
          shown={contact?.name ?? ''}
          chosen={contact === undefined ? [] : [contact.id]}
          onPick={({ id, label }) => onChoose({ id, name: label })}
          onClear={() => onChoose(undefined)}
        />
      )}
    </Field>
  )
}
