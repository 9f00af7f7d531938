import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import type { UserGroupActor } from '../../application/user-groups/userGroup.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { StaleUserGroup } from './StaleUserGroup.tsx'
import { UserGroupForm } from './UserGroupForm.tsx'

interface UserGroupDialogProps {
  readonly group: UserGroupActor
  readonly search: PeopleSearchActor
  /** What whoever edits has, and so can give. */
  readonly held: readonly Permission[]
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'GROUP_ALREADY_EXISTS']

/** A group of users, made or changed. */
export const UserGroupDialog = ({ group, search, held, onClose }: UserGroupDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(group, (current) => current)
  const { groupId, group: known, theirs, failure } = snapshot.context
  const title = t(groupId === undefined ? 'userGroups.newTitle' : 'userGroups.editTitle')
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  usePageTitle(known?.name ?? title)
  if (!snapshot.hasTag('open')) return null
  const language = matchLanguage(i18n.language)
  const [isForm, isStale] = [snapshot.hasTag('form'), snapshot.matches('stale')]
  const footer = isStale ? (
    <>
      <Button onClick={() => group.send({ type: 'theirs.take' })}>{t('roles.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => group.send({ type: 'mine.keep' })}>
        {t('roles.keepMine')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {isForm && (
        <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
          {t(groupId === undefined ? 'userGroups.add' : 'userGroups.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={known?.name ?? title}
      description={t('userGroups.text')}
      onClose={onClose}
      {...(isForm ? { onSubmit: () => group.send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t('userGroups.unreadable')} text={failureText(t, failure, language)} onRetry={() => group.send({ type: 'retry' })} />
      )}
      {isForm && failure !== undefined && !AT_FIELDS.includes(failure.code) && <Alert>{failureText(t, failure, language)}</Alert>}
      {isStale && <StaleUserGroup group={known} theirs={theirs} />}
      {isForm && <UserGroupForm group={group} search={search} held={held} />}
    </Dialog>
  )
}
