import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { RelationEditActor } from '../../application/contact-relations/relationEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactCreateAddress } from '../addresses/contacts.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import type { LeftWord } from '../value-fields/useLeftWord.ts'
import { RelationForm } from './RelationForm.tsx'
import { WhoField } from './WhoField.tsx'

interface RelationFieldsProps {
  readonly edit: RelationEditActor
  readonly finder: ValueFinderActor
  readonly word: LeftWord
}

/** Who it is, what they are, from when until when, and what else there is to say. */
export const RelationFields = ({ edit, finder, word }: RelationFieldsProps) => {
  const { t, i18n } = useTranslation()
  const { relation, place, contact, form, problems } = useSelector(edit, ({ context }) => context)
  const busy = useSelector(edit, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      {relation === undefined && (
        <WhoField
          contact={contact}
          finder={finder}
          word={word}
          busy={busy}
          problem={problemText(t, problems['contactId'], matchLanguage(i18n.language))}
          aside={<NewContact to={contactCreateAddress(undefined, place)}>{t('contactRelations.newContact')}</NewContact>}
          onChoose={(chosen) => edit.send({ type: 'contact.chosen', contact: chosen })}
        />
      )}
      <RelationForm form={form} problems={problems} busy={busy} onChange={(change) => edit.send({ type: 'field.changed', change })} />
    </>
  )
}

const NewContact = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.primary};
`
