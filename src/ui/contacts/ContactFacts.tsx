import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ReactNode } from 'react'
import type { Contact } from '../../domain/contacts/contact.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { websiteHref } from '../../domain/portal/website.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { countryText } from '../texts/organizationTexts.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'

interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

/** What is dialled: the number without what only makes it readable. */
const dialled = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`

/** How somebody is reached, where they are, and what else is known; what is not known is left out. */
export const ContactFacts = ({ contact }: { readonly contact: Contact }) => {
  const { t, i18n } = useTranslation()
  const { phone, email, website, street, zipCode, city, state, country, notes, createdAt, createdBy, updatedAt, updatedBy } = contact
  const address = [street, `${zipCode} ${city}`.trim(), state, country === '' ? '' : countryText(country, matchLanguage(i18n.language))].filter((line) => line !== '')
  const facts: readonly (Fact | false)[] = [
    phone !== '' && { id: 'phone', label: t('contacts.fields.phone'), value: <a href={dialled(phone)}>{phone}</a> },
    email !== '' && { id: 'email', label: t('contacts.fields.email'), value: <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a> },
    website !== '' && {
      id: 'website',
      label: t('contacts.fields.website'),
      value: (
        <a href={websiteHref(website)} target="_blank" rel="noopener noreferrer">
          {website}
        </a>
      ),
    },
    address.length > 0 && { id: 'address', label: t('contacts.parts.address'), value: <Lines>{address.join('\n')}</Lines> },
    notes !== '' && { id: 'notes', label: t('contacts.fields.notes'), value: <Lines>{notes}</Lines> },
  ]
  const known = facts.filter((fact) => fact !== false)
  const made = (at: string, by: string) => (by === '' ? formatDateTime(at, TIME_ZONE) : t('contacts.madeBy', { date: formatDateTime(at, TIME_ZONE), name: by }))
  return (
    <>
      {known.length === 0 && <Nothing>{t('contacts.nothingKnown')}</Nothing>}
      <Facts>
        {known.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-small>
          <dt>{t('contacts.sorts.created')}</dt>
          <dd>{made(createdAt, createdBy)}</dd>
        </div>
        <div data-small>
          <dt>{t('contacts.sorts.updated')}</dt>
          <dd>{made(updatedAt, updatedBy)}</dd>
        </div>
      </Facts>
    </>
  )
}

const Lines = styled.span`
  white-space: pre-line;
`

const Nothing = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.inkSoft};
`

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[4]};
  }

  > [data-small] {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    color: ${theme.color.primary};
  }

  ${theme.media.belowSm} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
