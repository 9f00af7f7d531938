import { useSelector } from '@xstate/react'
import { Pencil, Trash2, UserX } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { contactName, type Contact } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactAddress, contactEditAddress, contactsAddress } from '../addresses/contacts.ts'
import { CONTACTS_PATH } from '../../domain/navigation/paths.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { endRoom } from '../page/endRoom.ts'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { categoryNameIn } from './categoryText.ts'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactPicture } from './ContactPicture.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const HistoryTab = lazyPart(() => import('../activity/HistoryTab.tsx').then((module) => ({ default: module.HistoryTab })))

interface ContactDetailScreenProps {
  readonly actors: Pick<ContactActors, 'contactDetail' | 'contactPictures'> & Pick<ActivityActors, 'history' | 'takeBack'>
  readonly mayManage: boolean
  readonly onTrash: (contact: Contact) => void
  /** What the contact is to assets and folders. */
  readonly relations?: ReactNode
  /** What else can be done with it. */
  readonly renderMenu?: (contact: Contact) => ReactNode
  /** What stands over the page. */
  readonly over?: ReactNode
}

/** Somebody the organization knows: their picture, how they are reached, and what was changed. */
export const ContactDetailScreen = ({ actors, mayManage, onTrash, relations, renderMenu, over }: ContactDetailScreenProps) => {
  const { contactDetail, contactPictures } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(contactDetail, (current) => current)
  const { contactId, contact, categories, failure } = snapshot.context
  const name = contact === undefined ? t('contacts.one') : contactName(contact)
  usePageTitle(name)
  const crumbs = (
    <InTopBar>
      <Breadcrumbs
        crumbs={[
          { id: 'contacts', label: t('contacts.title'), to: CONTACTS_PATH },
          { id: 'contact', label: name, to: contactAddress(contactId) },
        ]}
      />
    </InTopBar>
  )
  if (snapshot.matches('failed') && failure !== undefined) {
    const inTrash = failure.code === 'RESOURCE_IN_TRASH'
    const back = <ButtonLink to={contactsAddress({ inTrash: inTrash && mayManage })}>{t(inTrash && mayManage ? 'contacts.openTrash' : 'contacts.toAll')}</ButtonLink>
    return (
      <Page>
        {crumbs}
        {inTrash || failure.code === 'CONTACT_NOT_FOUND' ? (
          <EmptyState icon={inTrash ? <Trash2 size={20} /> : <UserX size={20} />} title={t(inTrash ? 'contacts.inTrash' : 'contacts.gone')} action={back} />
        ) : (
          <ErrorState title={t('contacts.unreadable')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => contactDetail.send({ type: 'retry' })} />
        )}
      </Page>
    )
  }
  if (contact === undefined)
    return (
      <Page>
        {crumbs}
        <Head as="output" aria-busy aria-label={t('contacts.reading')}>
          <Skeleton $width="5.5rem" $height="5.5rem" />
          <Skeleton $width="14rem" $height="2rem" />
        </Head>
      </Page>
    )
  const category = categoryNameIn(t, categories, contact.categoryId)
  return (
    <Page>
      {crumbs}
      <Head>
        <ContactPicture contact={contact} pictures={contactPictures} size="page" />
        <Titles>
          <h1>{name}</h1>
          <p>
            <CategoryLink to={contactsAddress({ categoryId: contact.categoryId })} size="compact">
              {category}
            </CategoryLink>
            {contact.organization !== '' && <span>{contact.organization}</span>}
          </p>
        </Titles>
        <Tools>
          {renderMenu?.(contact)}
          {mayManage && (
            <>
              <Button tone="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={() => onTrash(contact)}>
                {t('contacts.toTrash')}
              </Button>
              <ButtonLink tone="primary" icon={<Pencil size={16} aria-hidden />} to={contactEditAddress(contact.id)}>
                {t('contacts.edit')}
              </ButtonLink>
            </>
          )}
        </Tools>
      </Head>
      {over}
      <Columns>
        <div>
          <About aria-label={t('contacts.about')}>
            <ContactFacts contact={contact} />
          </About>
          {relations}
        </div>
        <Aside>
          <h2>{t('history.title')}</h2>
          <Suspense fallback={<Skeleton $height={theme.size.place} />}>
            <HistoryTab actors={actors} />
          </Suspense>
        </Aside>
      </Columns>
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[5]};
  border-bottom: ${theme.border.line};

  ${theme.media.belowMd} {
    padding: ${theme.space[4]} ${theme.space[3]};
  }
`

const Titles = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${theme.space[2]};
  min-width: 0;

  h1 {
    ${titleText}
    line-height: ${theme.font.line.tight};
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    color: ${theme.color.inkSoft};
  }
`

const CategoryLink = styled(ButtonLink)`
  border-radius: ${theme.radius.round};
`

const Tools = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  ${theme.media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const About = styled.section`
  padding: ${theme.space[5]};

  ${theme.media.belowMd} {
    padding: ${theme.space[4]} ${theme.space[3]};
  }
`

const Aside = styled.div`
  border-left: ${theme.border.line};

  h2 {
    padding: ${theme.space[5]} ${theme.space[5]} 0;
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  ${theme.media.belowLg} {
    border-top: ${theme.border.line};
    border-left: 0;
  }

  ${theme.media.belowMd} {
    h2 {
      padding: ${theme.space[4]} ${theme.space[3]} 0;
    }
  }
`
