import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedContact } from '../../application/contact-relations/relationEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Field } from '../kit/Field.tsx'
import { problemText } from '../texts/problemText.ts'
import type { LeftWord } from '../value-fields/useLeftWord.ts'
import { ValueCombobox } from '../value-fields/ValueCombobox.tsx'

interface WhoFieldProps {
  readonly contact: NamedContact | undefined
  readonly finder: ValueFinderActor
  readonly problem: string | undefined
  /** What was left in the field and is no contact. */
  readonly word: LeftWord
  /** It is being saved as it stands. */
  readonly busy: boolean
  readonly aside?: ReactNode
  readonly onChoose: (contact: NamedContact | undefined) => void
}

/** A contact, found by typing. */
export const WhoField = ({ contact, finder, problem, word, busy, aside, onChoose }: WhoFieldProps) => {
  const { t, i18n } = useTranslation()
  const unknown = word.isUnknown ? problemText(t, { code: 'unknownContact' }, matchLanguage(i18n.language)) : undefined
  const choose = (chosen: NamedContact | undefined) => {
    word.onLeft('')
    onChoose(chosen)
  }
  return (
    <Field label={t('contactRelations.who')} problem={unknown ?? problem} aside={aside}>
      {(wiring) => (
        <ValueCombobox
          id={wiring.id}
          wiring={{ ...wiring, 'aria-required': true, ...(contact === undefined ? { 'data-autofocus': true } : {}) }}
          label={t('contactRelations.who')}
          source={{ kind: 'contacts' }}
          finder={finder}
          shown={word.text === '' ? (contact?.name ?? '') : word.text}
          chosen={contact === undefined ? [] : [contact.id]}
          busy={busy}
          onPick={({ id, label }) => choose({ id, name: label })}
          onClear={() => choose(undefined)}
          onLeft={word.onLeft}
          onUnknown={word.onUnknown}
        />
      )}
    </Field>
  )
}
