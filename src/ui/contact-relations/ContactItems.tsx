import { useSelector } from '@xstate/react'
import { Folder, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { TiedItem } from '../../application/contact-relations/contactItems.machine.ts'
import type { ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import type { NamedContact } from '../../application/contact-relations/relationEdit.machine.ts'
import { resourceOf } from '../../domain/items/item.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { relatedTabAddress } from '../addresses/library.ts'
import { Mat } from '../duplicates/Mat.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Hint } from '../kit/Field.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { placeText } from '../rows/placeText.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { ManyRelationsDialog } from './ManyRelationsDialog.tsx'
import { RelationKinds } from './RelationKinds.tsx'
import { RelationNote, RelationRows } from './RelationRows.ts'
import { kindText, periodText } from './relationTexts.ts'

interface ContactItemsProps {
  readonly contact: NamedContact
  readonly actors: Pick<ContactRelationActors, 'contactItems' | 'removeRelation' | 'manyRelations' | 'contactFinder'>
  readonly files: FileAddresses
  readonly mayRelate: boolean
}

/** What a contact gave, made, lent …, of what its reader sees. */
export const ContactItems = ({ contact, actors, files, mayRelate }: ContactItemsProps) => {
  const { contactItems, removeRelation, manyRelations, contactFinder } = actors
  const { t, i18n } = useTranslation()
  const heading = useId()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(contactItems, (current) => current)
  const { items, next, failure, list, summary: totals = [] } = snapshot.context
  const message = failure && failureText(t, failure, language)
  const retry = () => contactItems.send({ type: 'retry' })
  const row = (item: TiedItem) => {
    const { relation } = item
    const { id, name, type } = resourceOf(item)
    const place = { kind: item.kind, type, id }
    const period = periodText(t, relation, language)
    return (
      <li key={relation.id}>
        <Mat>{item.kind === 'asset' ? <Thumbnail asset={item.asset} address={files.thumbnail(item.asset, 320)} small lazy /> : <Folder size={20} aria-hidden />}</Mat>
        <span>
          <NameLink to={relatedTabAddress(place)}>{name}</NameLink>
          <small>{[period, placeText(t, type, item.path)].filter((part) => part !== '').join(' · ')}</small>
          {relation.note !== '' && <RelationNote>{relation.note}</RelationNote>}
        </span>
        <Badge>{kindText(t, relation.kind)}</Badge>
        {mayRelate && (
          <IconButton
            size="compact"
            label={t('contactRelations.remove', { name })}
            icon={<X size={16} />}
            onClick={() => void removeRelation({ relation, place, itemName: name, contactId: contact.id, contactName: contact.name })}
          />
        )}
      </li>
    )
  }
  return (
    <Root aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{t('contactRelations.ofContact')}</h2>
        {mayRelate && (
          <Button size="compact" icon={<Plus size={16} aria-hidden />} onClick={() => manyRelations.send({ type: 'contact.opened', contact })}>
            {t('contactRelations.addItem')}
          </Button>
        )}
      </Head>
      {mayRelate && <ManyRelationsDialog many={manyRelations} finder={contactFinder} />}
      {snapshot.matches('reading') && <Skeleton $height={theme.size.bar} />}
      {snapshot.matches('failed') && <ErrorState title={t('contactRelations.failed')} text={message} onRetry={retry} />}
      {snapshot.matches('shown') && (
        <>
          {totals.length > 1 && <RelationKinds totals={totals} kind={list?.kind} onKind={(kind) => contactItems.send({ type: 'list.refined', list: { contactId: contact.id, kind } })} />}
          {items.length === 0 ? <Hint>{t('contactRelations.noneOfContact', { name: contact.name })}</Hint> : <RelationRows>{items.map(row)}</RelationRows>}
          {snapshot.matches({ shown: 'stuck' }) && (
            <RetryAlert onRetry={retry}>{message}</RetryAlert>
          )}
          {next !== null && !snapshot.matches({ shown: 'stuck' }) && (
            <More busy={snapshot.matches({ shown: 'extending' }) || snapshot.matches({ shown: 'refreshing' })} onClick={() => contactItems.send({ type: 'more.wanted' })}>
              {t('items.more')}
            </More>
          )}
        </>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[5]} ${theme.space[5]};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[4]};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

const More = styled(Button)`
  justify-self: start;
`
