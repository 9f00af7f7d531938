import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import type { ContactSort } from '../../domain/contacts/contactList.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactAddress, contactsAddress } from '../addresses/contacts.ts'
import { CONTACTS_PATH } from '../../domain/navigation/paths.ts'
import { ItemPage } from '../items/ItemPage.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { categoryNameIn, categoryText } from './categoryText.ts'
import { contactActions, contactEntries } from './contactEntries.tsx'
import { useContactActions } from './useContactActions.ts'
import { ContactPicture } from './ContactPicture.tsx'
import { ContactRows } from './ContactRows.tsx'
import { ContactsBar } from './ContactsBar.tsx'
import { ContactsHead } from './ContactsHead.tsx'
import { NoContacts } from './NoContacts.tsx'
import { PurgeDialog } from './PurgeDialog.tsx'
import { useContactCategories } from './useContactCategories.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const Dialogs = lazyPart(() => import('../contact-exchange/ContactExchangeDialogs.tsx').then(({ ContactExchangeDialogs }) => ({ default: ContactExchangeDialogs })))

interface ContactsScreenProps {
  readonly actors: ContactActors & ContactExchangeActors
  readonly organizationId: string
  readonly mayManage: boolean
  /** Another list, which gets its own address. */
  readonly onList: (list: ShownContacts) => void
}

/** The people and institutions that the organization keeps, or those of them that were moved to the trash. */
export const ContactsScreen = ({ actors, organizationId, mayManage, onList }: ContactsScreenProps) => {
  const { contacts, contactCategories, categoryEdit, contactPurge, contactPictures } = actors
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const categories = useContactCategories(contactCategories, organizationId)
  const snapshot = useSelector(contacts, (current) => current)
  const { list, items, total, totals, next, failure, picked } = snapshot.context
  const { inTrash, categoryId } = list
  const reading = snapshot.matches('unopened') || snapshot.matches('reading') || snapshot.matches('settling')
  const [waiting, failed, isStuck] = [reading && items.length === 0, snapshot.matches('failed'), snapshot.matches('stuck')]
  const category = categoryId === undefined ? '' : categoryNameIn(t, categories, categoryId)
  const title = t(inTrash ? 'contacts.trash' : 'contacts.title')
  usePageTitle(category === '' ? title : category)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => contacts.send({ type: 'retry' })
  const actions = useContactActions(actors)
  const sortBy = (sort: ContactSort) => onList({ ...list, sort, direction: sort === list.sort && list.direction === 'asc' ? 'desc' : 'asc' })
  const crumbs = [
    { id: 'contacts', label: t('contacts.title'), to: CONTACTS_PATH },
    ...(inTrash || category !== '' ? [{ id: 'part', label: inTrash ? t('trash.title') : category, to: contactsAddress(list) }] : []),
  ]
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      head={
        <ContactsHead
          list={list}
          title={title}
          total={waiting || failed ? undefined : total}
          mayManage={mayManage}
          onList={onList}
          onCategories={() => categoryEdit.send({ type: 'open' })}
          exchange={actors}
        />
      }
      bar={picked.length > 0 ? <ContactsBar contacts={contacts} actionsFor={(chosen) => contactActions(t, chosen, inTrash, actions)} /> : undefined}
      over={
        <>
          <CategoryDialog edit={categoryEdit} categories={contactCategories} />
          <PurgeDialog purge={contactPurge} />
          <Suspense>
            <Dialogs
              actors={actors}
              categories={categories.map((one) => ({ id: one.id, name: categoryText(t, one) }))}
              renderPicture={(contact) => <ContactPicture contact={contact} pictures={contactPictures} />}
            />
          </Suspense>
        </>
      }
    >
      {!inTrash && <CategoryTabs list={list} categories={categories} totals={totals} />}
      {waiting && <RowSkeletons label={t('contacts.reading')} />}
      {snapshot.matches('nothing') && <NoContacts list={list} mayManage={mayManage} elsewhere={totals.reduce((sum, each) => sum + each.contacts, 0)} onList={onList} />}
      {failed && <ErrorState title={t('contacts.failed')} text={message} onRetry={retry} />}
      {items.length > 0 && !failed && (
        <div aria-busy={reading || undefined}>
          <ContactRows
            contacts={contacts}
            categories={categories}
            pictures={contactPictures}
            mayManage={mayManage}
            onSort={sortBy}
            onOpen={({ id }) => void navigate(contactAddress(id))}
            entriesFor={(chosen) => contactEntries(t, chosen, inTrash, actions)}
            onDelete={inTrash ? actions.purge : actions.trash}
          />
        </div>
      )}
      {isStuck && (
        <RetryAlert onRetry={retry}>{t('contacts.moreFailed')} {message}</RetryAlert>
      )}
      {next !== null && !isStuck && !failed && !reading && (
        <More>
          <Button busy={snapshot.matches('extending')} onClick={() => contacts.send({ type: 'more.wanted' })}>
            {t('contacts.showMore')}
          </Button>
        </More>
      )}
    </ItemPage>
  )
}

const More = styled.p`
  padding: ${theme.space[3]} 0;
`
