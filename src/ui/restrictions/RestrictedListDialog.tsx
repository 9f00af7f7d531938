import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { RestrictedListActor } from '../../application/restrictions/restrictedList.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { RestrictedItem } from '../../domain/restrictions/restriction.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { NobodyDialog } from './NobodyDialog.tsx'
import { assetAddress, folderAddress } from '../addresses/library.ts'
import { theme } from '../theme/theme.ts'

interface RestrictedListDialogProps {
  readonly list: RestrictedListActor
  readonly onClose: () => void
}

const addressOf = ({ kind, type, id }: RestrictedItem): string => (kind === 'folder' ? folderAddress(type, id) : assetAddress(type, id))

/** All that is restricted for a user, or from publication; each restriction can be lifted. */
export const RestrictedListDialog = ({ list, onClose }: RestrictedListDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(list, (current) => current)
  const { of, whose, items, next, total, failure, lifted } = snapshot.context
  const failed = failure && failureText(t, failure, matchLanguage(i18n.language))
  const reading = snapshot.matches('reading')
  if (failure?.code === 'USER_NOT_FOUND' || failure?.code === 'GROUP_NOT_FOUND') return <NobodyDialog failure={failure} onClose={onClose} />
  const title = whose === undefined ? t(`restrictions.list.${of.of}.title`) : t('restrictions.list.access.titleFor', { name: whose })
  return (
    <Dialog
      size="wide"
      title={title}
      description={reading && items.length === 0 ? undefined : t(`restrictions.list.${of.of}.text`, { count: total })}
      onClose={onClose}
    >
      {snapshot.matches('failed') && (
        <ErrorState title={t('restrictions.list.failed')} text={failed} onRetry={() => list.send({ type: 'retry' })} />
      )}
      {snapshot.matches('refused') && <Alert>{failed}</Alert>}
      {reading && items.length === 0 && <Skeleton $width="100%" $height={theme.size.row} />}
      {snapshot.matches('shown') && items.length === 0 && <EmptyState title={t('restrictions.list.empty')} text={t('restrictions.list.emptyText')} />}
      <List aria-label={title}>
        {items.map((item) => (
          <Row key={item.id}>
            <div>
              <Link to={addressOf(item)}>{item.name}</Link>
              <small>{[t(`shell.modules.${item.type}`), ...item.path.map(({ name }) => name)].join(' / ')}</small>
            </div>
            <Button
              busy={snapshot.matches('lifting') && lifted === item}
              aria-label={t('restrictions.liftOf', { name: item.name })}
              onClick={() => list.send({ type: 'lift', item })}
            >
              {t('restrictions.lift')}
            </Button>
          </Row>
        ))}
      </List>
      {next !== null && <Button onClick={() => list.send({ type: 'more' })}>{t('restrictions.more')}</Button>}
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.border.line};

  > div {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.color.inkFaint};
  }
`
