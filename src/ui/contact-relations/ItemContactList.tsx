import { useSelector } from '@xstate/react'
import { Pencil, UserRoundPlus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { CONTACT_RELATION_KINDS, type ContactOfItem } from '../../domain/contact-relations/contactRelation.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { WhyNot } from '../access/WhyNot.tsx'
import { contactAddress } from '../addresses/contacts.ts'
import { ContactPicture } from '../contacts/ContactPicture.tsx'
import { Button } from '../kit/Button.tsx'
import { Hint } from '../kit/Field.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { RelationNote, RelationRows } from './RelationRows.ts'
import { kindText, periodText } from './relationTexts.ts'

interface ItemContactListProps {
  readonly place: RelatedPlace
  readonly name: string
  readonly actors: ContactRelationActors & Pick<ContactActors, 'contactPictures'>
  readonly permissions: readonly Permission[]
}

/** The contacts of an asset or folder, by what they are to it. */
export const ItemContactList = ({ place, name, actors, permissions }: ItemContactListProps) => {
  const { itemContacts, relationEdit, removeRelation, contactPictures } = actors
  const { t, i18n } = useTranslation()
  const heading = useId()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(itemContacts, (current) => current)
  const { items, failure } = snapshot.context
  const mayRelate = can(permissions, 'relateContact')
  const isFirst = snapshot.matches('reading') && items.length === 0
  const row = (relation: ContactOfItem) => {
    const { contact, note } = relation
    const [who, period] = [contactName(contact), periodText(t, relation, language)]
    return (
      <li key={relation.id}>
        <ContactPicture contact={contact} pictures={contactPictures} />
        <span>
          <NameLink to={contactAddress(contact.id)}>{who}</NameLink>
          <small>{[contact.organization, period].filter((part) => part !== '').join(' · ')}</small>
          {note !== '' && <RelationNote>{note}</RelationNote>}
        </span>
        {mayRelate && (
          <>
            <IconButton
              size="compact"
              label={t('contactRelations.change', { name: who })}
              icon={<Pencil size={16} />}
              onClick={() => relationEdit.send({ type: 'relation.opened', place, itemName: name, relation })}
            />
            <IconButton
              size="compact"
              label={t('contactRelations.remove', { name: who })}
              icon={<X size={16} />}
              onClick={() => void removeRelation({ relation, place, itemName: name, contactId: contact.id, contactName: who })}
            />
          </>
        )}
      </li>
    )
  }
  return (
    <Root aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{t('contactRelations.title')}</h2>
        {mayRelate ? (
          <Button size="compact" icon={<UserRoundPlus size={16} />} aria-label={t('contactRelations.add')} onClick={() => relationEdit.send({ type: 'relation.begun', place, itemName: name })}>
            {t('contactRelations.addOne')}
          </Button>
        ) : (
          <WhyNot actions={['relateContact']} type={place.type} permissions={permissions} label={t('contactRelations.add')} />
        )}
      </Head>
      {isFirst && <Skeleton $height={theme.size.tall} />}
      {snapshot.matches('failed') && failure && (
        <RetryAlert onRetry={() => itemContacts.send({ type: 'retry' })}>{failureText(t, failure, language)}</RetryAlert>
      )}
      {snapshot.matches('shown') && items.length === 0 && <Hint>{t(place.kind === 'asset' ? 'contactRelations.noneOfAsset' : 'contactRelations.noneOfFolder')}</Hint>}
      {CONTACT_RELATION_KINDS.map((kind) => ({ kind, those: items.filter((item) => item.kind === kind) })).map(
        ({ kind, those }) =>
          those.length > 0 && (
            <div key={kind}>
              <h3>{kindText(t, kind)}</h3>
              <RelationRows>{those.map(row)}</RelationRows>
            </div>
          ),
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  h3 {
    padding-bottom: ${theme.space[1]};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkSoft};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }
`
