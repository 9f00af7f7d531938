import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { RelationEditActor } from '../../application/contact-relations/relationEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { CONTACT_RELATION_KINDS } from '../../domain/contact-relations/contactRelation.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactCreateAddress } from '../addresses/contacts.ts'
import { Field } from '../kit/Field.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { ValueCombobox } from '../value-fields/ValueCombobox.tsx'
import { kindText, meaningOf } from './relationTexts.ts'

interface RelationFieldsProps {
  readonly edit: RelationEditActor
  readonly finder: ValueFinderActor
}

/** Who it is, what they are, from when until when, and what else there is to say. */
export const RelationFields = ({ edit, finder }: RelationFieldsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { relation, place, contact, form, problems } = useSelector(edit, ({ context }) => context)
  const problem = (field: string) => problemText(t, problems[field], language)
  const date = (field: 'from' | 'until') => (
    <TextField
      label={t(`activity.fields.${field === 'from' ? 'relationFrom' : 'relationUntil'}`)}
      autoComplete="off"
      spellCheck={false}
      placeholder={t('describing.edtfExample')}
      value={form[field]}
      hint={meaningOf(form[field], language)}
      problem={problem(field)}
      onChange={({ currentTarget: { value } }) => edit.send({ type: 'field.changed', change: { [field]: value } })}
    />
  )
  return (
    <>
      {relation === undefined && (
        <Field label={t('contactRelations.who')} problem={problem('contactId')} aside={<NewContact to={contactCreateAddress(undefined, place)}>{t('contactRelations.newContact')}</NewContact>}>
          {(wiring) => (
            <ValueCombobox
              id={wiring.id}
              wiring={{ ...wiring, 'aria-required': true, ...(contact === undefined ? { 'data-autofocus': true } : {}) }}
              label={t('contactRelations.who')}
              source={{ kind: 'contacts' }}
              finder={finder}
              shown={contact?.name ?? ''}
              chosen={contact === undefined ? [] : [contact.id]}
              onPick={({ id, label }) => edit.send({ type: 'contact.chosen', contact: { id, name: label } })}
              onClear={() => edit.send({ type: 'contact.chosen', contact: undefined })}
            />
          )}
        </Field>
      )}
      <Select
        label={t('contactRelations.is')}
        value={form.kind}
        problem={problem('kind')}
        options={CONTACT_RELATION_KINDS.map((kind) => ({ value: kind as string, label: kindText(t, kind) }))}
        onChange={(kind) => edit.send({ type: 'field.changed', change: { kind } })}
      />
      <Dates>
        {date('from')}
        {date('until')}
      </Dates>
      <TextArea
        label={t('activity.fields.relationNote')}
        rows={2}
        value={form.note}
        problem={problem('note')}
        onChange={({ currentTarget: { value } }) => edit.send({ type: 'field.changed', change: { note: value } })}
      />
    </>
  )
}

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[3]};

  ${theme.media.belowSm} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const NewContact = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.primary};
`
