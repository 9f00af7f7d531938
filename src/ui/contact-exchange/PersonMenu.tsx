import { Eraser, FileDown, FileJson, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import { contactName, type Contact } from '../../domain/contacts/contact.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { exportContacts } from './exportContacts.ts'
import { takePerson } from './takePerson.ts'

interface PersonMenuProps {
  readonly actors: ContactExchangeActors
  readonly contact: Contact
  readonly mayManage: boolean
}

/** What leaves the house of one contact, and how all of it goes. */
export const PersonMenu = ({ actors, contact, mayManage }: PersonMenuProps) => {
  const { t, i18n } = useTranslation()
  const name = contactName(contact)
  const card = () => exportContacts(actors, { format: 'vcf', selection: { kind: 'some', ids: [contact.id] }, sort: 'lastName', direction: 'asc', language: i18n.language, name })
  return (
    <Menu
      label={t('contacts.menuOf', { name })}
      button={<IconButton label={t('contacts.menuOf', { name })} icon={<MoreHorizontal size={16} />} />}
      entries={[
        { id: 'card', label: t('contactExchange.export.vcf'), icon: <FileDown size={16} />, onSelect: card },
        ...(mayManage
          ? ([
              { id: 'data', label: t('contactExchange.erasing.take'), icon: <FileJson size={16} />, onSelect: () => takePerson(actors, { id: contact.id, name }) },
              { id: 'erase', label: t('contactExchange.erasing.ask'), icon: <Eraser size={16} />, tone: 'danger', separated: true, onSelect: () => actors.erasure.send({ type: 'ask', contact }) },
            ] as const)
          : []),
      ]}
    />
  )
}
