import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AlikeContacts } from '../../domain/contact-exchange/merging.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import type { RenderPicture } from './shownContacts.ts'

interface AlikeListProps {
  readonly groups: readonly AlikeContacts[]
  readonly renderPicture: RenderPicture
  readonly onCompare: (ids: readonly string[]) => void
}

/** Groups of contacts that seem to be one person, and by what. */
export const AlikeList = ({ groups, renderPicture, onCompare }: AlikeListProps) => {
  const { t } = useTranslation()
  return (
    <List aria-label={t('contactExchange.alike.title')}>
      {groups.map(({ by, contacts }) => {
        const name = contacts.map(contactName)[0] ?? ''
        return (
          <li key={contacts.map(({ id }) => id).join(' ')}>
            <ul>
              {contacts.map((contact) => (
                <li key={contact.id}>
                  {renderPicture(contact)}
                  <span>
                    <strong>{contactName(contact)}</strong>
                    <small>{[contact.organization, contact.email, contact.phone, contact.city].filter((part) => part !== '').join(' · ')}</small>
                  </span>
                </li>
              ))}
            </ul>
            <Why>{by.map((one) => t(`contactExchange.alike.by.${one}`)).join(', ')}</Why>
            <Button size="compact" aria-label={t('contactExchange.alike.compareOne', { name })} onClick={() => onCompare(contacts.map(({ id }) => id))}>
              {t('contactExchange.alike.compare')}
            </Button>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[4]};
    padding: ${theme.space[3]} 0;
    border-top: ${theme.border.line};
  }

  ul {
    display: grid;
    flex: 1 1 16rem;
    gap: ${theme.space[2]};
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-width: 0;
  }

  span:not([aria-hidden]) {
    display: grid;
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

const Why = styled.p`
  margin: 0;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
