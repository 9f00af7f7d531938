import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type Choices as Chosen, disputedFields, mergedForm, pictureOf, valuesIn } from '../../domain/contact-exchange/merging.ts'
import { type Contact, CONTACT_FIELDS, type ContactField, contactName } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { countryText } from '../texts/organizationTexts.ts'
import { theme } from '../theme/theme.ts'
import type { NamedCategory, RenderPicture } from './shownContacts.ts'

interface MergedFieldsProps {
  /** The one that is kept first. */
  readonly contacts: readonly Contact[]
  readonly choices: Chosen
  readonly categories: readonly NamedCategory[]
  readonly renderPicture: RenderPicture
  readonly onChoose: (field: keyof Chosen, id: string) => void
  /** Undefined where only two are left. */
  readonly onLeaveOut: ((id: string) => void) | undefined
}

/** The contacts side by side, and of each field in which they differ the value that stays; the rest is told. */
export const MergedFields = ({ contacts, choices, categories, renderPicture, onChoose, onLeaveOut }: MergedFieldsProps) => {
  const { t, i18n } = useTranslation()
  const textOf = (field: ContactField, value: string): string => {
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? ''
    return field === 'country' ? countryText(value, matchLanguage(i18n.language)) : value
  }
  const nameOf = (id: string): string => contacts.filter((one) => one.id === id).map(contactName)[0] ?? ''
  const merged = mergedForm(contacts, choices)
  const disputed = disputedFields(contacts)
  const pictured = contacts.filter(({ pictureVersion }) => pictureVersion !== null)
  const agreed = CONTACT_FIELDS.filter((field) => !disputed.includes(field) && merged[field] !== '')
  return (
    <>
      <People aria-label={t('contactExchange.merging.people')}>
        {contacts.map((contact, at) => (
          <li key={contact.id}>
            {renderPicture(contact)}
            <span>
              <strong>{contactName(contact)}</strong>
              <small>{t(at === 0 ? 'contactExchange.merging.kept' : 'contactExchange.merging.gone')}</small>
            </span>
            {onLeaveOut !== undefined && <IconButton label={t('contactExchange.merging.leaveOut', { name: contactName(contact) })} icon={<X size={16} />} onClick={() => onLeaveOut(contact.id)} />}
          </li>
        ))}
      </People>
      {pictured.length > 1 && (
        <Choice>
          <legend>{t('contactExchange.merging.picture')}</legend>
          {pictured.map((contact) => (
            <RadioRow key={contact.id}>
              <input type="radio" name="picture" checked={pictureOf(contacts, choices) === contact.id} onChange={() => onChoose('picture', contact.id)} />
              {renderPicture(contact)}
              <strong>{contactName(contact)}</strong>
            </RadioRow>
          ))}
        </Choice>
      )}
      {disputed.map((field) => (
        <Choice key={field}>
          <legend>{t(`contacts.fields.${field}`)}</legend>
          {valuesIn(contacts, field).map(({ id, value }) => (
            <RadioRow key={id}>
              <input type="radio" name={field} checked={merged[field] === value} onChange={() => onChoose(field, id)} />
              <strong dir="auto">{textOf(field, value)}</strong>
              {contacts.some((one) => contactName(one) !== nameOf(id)) && <small>{nameOf(id)}</small>}
            </RadioRow>
          ))}
        </Choice>
      ))}
      {agreed.length > 0 && (
        <Agreed>
          {agreed.map((field) => (
            <div key={field}>
              <dt>{t(`contacts.fields.${field}`)}</dt>
              <dd>{textOf(field, merged[field])}</dd>
            </div>
          ))}
        </Agreed>
      )}
    </>
  )
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-width: 0;
    padding: ${theme.space[3]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.small};
  }

  span:not([aria-hidden]) {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${theme.space[1]};
    padding: 0;
    font-weight: ${theme.font.weight.medium};
  }

  label {
    padding-block: ${theme.space.snug};
  }

  label strong {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const Agreed = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.line};

  > div {
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) 3fr;
    gap: ${theme.space[3]};
  }

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
