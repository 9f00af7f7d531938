import { ArrowDownNarrowWide, ArrowLeft, ArrowUpNarrowWide, MoreHorizontal, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { CONTACT_FILE_FORMATS, type ContactFileFormat } from '../../domain/contact-exchange/contactColumns.ts'
import { CONTACT_SORTS, MAX_CONTACT_TERM } from '../../domain/contacts/contactList.ts'
import { contactCreateAddress, contactsAddress } from '../addresses/contacts.ts'
import { exportContacts } from '../contact-exchange/exportContacts.ts'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

interface ContactsHeadProps {
  readonly list: ShownContacts
  readonly title: string
  /** Undefined while it is not known. */
  readonly total: number | undefined
  readonly mayManage: boolean
  readonly onList: (list: ShownContacts) => void
  readonly onCategories: () => void
  readonly exchange: Pick<ContactExchangeActors, 'contactExport' | 'contactImport' | 'contactMerge'>
}

/** What the list is called, how long it is, how it is searched and ordered, and what can be added. */
export const ContactsHead = ({ list, title, total, mayManage, onList, onCategories, exchange }: ContactsHeadProps) => {
  const { t, i18n } = useTranslation()
  const { term: _term, ...unsearched } = list
  const typed = useTyped(list.term ?? '', (term) => onList(term === '' ? unsearched : { ...list, term }))
  const Order = list.direction === 'asc' ? ArrowUpNarrowWide : ArrowDownNarrowWide
  const selection = { kind: 'all', term: list.term ?? '', categoryId: list.categoryId ?? null } as const
  const take = (format: ContactFileFormat) =>
    exportContacts(exchange, { format, selection, sort: list.sort, direction: list.direction, language: i18n.language, name: t('contactExchange.export.file') })
  const managed: readonly MenuEntry[] = [
    { id: 'import', label: t('contactExchange.action.import'), onSelect: () => exchange.contactImport.send({ type: 'open' }) },
    { id: 'alike', label: t('contactExchange.action.alike'), separated: true, onSelect: () => exchange.contactMerge.send({ type: 'find' }) },
    { id: 'categories', label: t('contacts.manageCategories'), onSelect: onCategories },
    { id: 'trash', label: t('contacts.openTrash'), to: contactsAddress({ inTrash: true }) },
  ]
  return (
    <ItemHead>
      <h1>{title}</h1>
      {total !== undefined && <output>{t('contacts.total', { count: total })}</output>}
      {list.inTrash ? (
        <ItemTools>
          <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={contactsAddress()}>
            {t('contacts.toAll')}
          </ButtonLink>
        </ItemTools>
      ) : (
        <ItemTools>
          <Find
            $size="field"
            type="search"
            aria-label={t('contacts.find')}
            placeholder={t('contacts.find')}
            maxLength={MAX_CONTACT_TERM}
            {...typed}
          />
          <Menu
            label={t('library.sortBy')}
            button={
              <Button tone="ghost" icon={<Order size={16} />}>
                <VisuallyHidden>{t('library.sortBy')}</VisuallyHidden>
                {t(`contacts.sorts.${list.sort}`)}
              </Button>
            }
            entries={[
              ...CONTACT_SORTS.map((sort) => ({ id: sort, label: t(`contacts.sorts.${sort}`), checked: sort === list.sort, onSelect: () => onList({ ...list, sort }) })),
              ...DIRECTIONS.map((direction) => ({
                id: direction,
                label: t(`library.direction.${direction}`),
                checked: direction === list.direction,
                separated: direction === DIRECTIONS[0],
                onSelect: () => onList({ ...list, direction }),
              })),
            ]}
          />
          <Menu
            label={t('contacts.more')}
            button={<IconButton label={t('contacts.more')} icon={<MoreHorizontal size={16} />} />}
            entries={[
              ...CONTACT_FILE_FORMATS.map((format) => ({ id: format, label: t(`contactExchange.export.${format}`), onSelect: () => take(format) })),
              ...(mayManage ? managed : []),
            ]}
          />
          {mayManage && (
            <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={contactCreateAddress(list.categoryId)}>
              {t('contacts.add')}
            </ButtonLink>
          )}
        </ItemTools>
      )}
    </ItemHead>
  )
}

const Find = styled(TextInput)`
  width: 240px;

  ${theme.media.belowMd} {
    flex: 1 1 100%;
  }
`
