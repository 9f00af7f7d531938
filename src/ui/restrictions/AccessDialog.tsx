import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ResourceAccessActor } from '../../application/restrictions/resourceAccess.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { CheckedActions } from './CheckedActions.tsx'
import { RestrictedUserRow } from './RestrictedUserRow.tsx'

interface AccessDialogProps {
  readonly access: ResourceAccessActor
  /** Who looks: nobody restricts anything for themselves. */
  readonly ownId: string
}

/** Who may see a folder or asset: for whom it is restricted, and what each may do with it. */
export const AccessDialog = ({ access, ownId }: AccessDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(access, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { resource, search, users, next, checked, failure, user } = snapshot.context
  const close = () => access.send({ type: 'close' })
  const failed = failure && failureText(t, failure, matchLanguage(i18n.language))
  const busy = snapshot.hasTag('busy')
  if (snapshot.matches('checked') && checked !== undefined) {
    const { firstName, lastName } = checked.user
    return (
      <Dialog
        title={t('restrictions.checkTitle', { user: `${firstName} ${lastName}`, name: resource.name })}
        description={t('restrictions.checkText', { role: checked.user.role })}
        onClose={close}
        footer={<Button onClick={() => access.send({ type: 'back' })}>{t('restrictions.back')}</Button>}
      >
        <CheckedActions checked={checked} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('restrictions.accessTitle', { name: resource.name })} description={t(`restrictions.accessText.${resource.kind}`)} onClose={close}>
      <TextField
        data-autofocus
        type="search"
        label={t('restrictions.search')}
        value={search}
        onChange={(event) => access.send({ type: 'search.changed', search: event.currentTarget.value })}
      />
      {snapshot.matches('failed') ? (
        <ErrorState title={t('restrictions.usersFailed')} text={failed} onRetry={() => access.send({ type: 'retry' })} />
      ) : (
        <>
          {failed !== undefined && <Alert>{failed}</Alert>}
          {snapshot.matches('reading') && users.length === 0 && <Skeleton $width="100%" $height={theme.size.row} />}
          {snapshot.matches('shown') && users.length === 0 && <p>{t('restrictions.nobody')}</p>}
          <List aria-label={t('restrictions.users')}>
            {users.map((one) => (
              <RestrictedUserRow
                key={one.id}
                user={one}
                isOwn={one.id === ownId}
                busy={busy && user?.id === one.id}
                onToggle={() => access.send({ type: 'restriction.toggled', user: one })}
                onCheck={() => access.send({ type: 'check', user: one })}
              />
            ))}
          </List>
          {next !== null && <Button onClick={() => access.send({ type: 'more' })}>{t('restrictions.more')}</Button>}
        </>
      )}
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
