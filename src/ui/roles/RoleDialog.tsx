import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RoleActor, RoleContext } from '../../application/roles/role.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RoleForm } from './RoleForm.tsx'
import { StaleRole } from './StaleRole.tsx'

interface RoleDialogProps {
  readonly role: RoleActor
  /** Its parts, of one that is there. */
  readonly tabs?: readonly { readonly to: string; readonly label: string }[]
  /** Who has it, in place of its form. */
  readonly people?: ReactNode
  /** Absent where the role cannot be deleted from here. */
  readonly onDelete?: () => void
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'ROLE_ALREADY_EXISTS']

const useTexts = ({ subject, role, pattern }: RoleContext) => {
  const { t } = useTranslation()
  if (subject.kind === 'edit') {
    const about = role && t('roles.about', { name: role.name, count: role.users })
    return { title: t('roles.editTitle'), about, save: t('roles.save') }
  }
  const like = pattern && t('roles.like', { name: pattern.name })
  return { title: t('roles.newTitle'), about: like ?? t('roles.newText'), save: t('roles.add') }
}

/** A role: made, made like another one, or changed; and who has it. */
export const RoleDialog = ({ role, tabs, people, onDelete, onClose }: RoleDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(role, (current) => current)
  const { context } = snapshot
  const { failure } = context
  const { title, about, save } = useTexts(context)
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  usePageTitle(context.role?.name ?? title)
  if (!snapshot.hasTag('open')) return null
  const language = matchLanguage(i18n.language)
  const [isForm, isStale] = [snapshot.hasTag('form'), snapshot.matches('stale')]
  const footer = isStale ? (
    <>
      <Button onClick={() => role.send({ type: 'theirs.take' })}>{t('roles.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => role.send({ type: 'mine.keep' })}>
        {t('roles.keepMine')}
      </Button>
    </>
  ) : (
    <>
      {isForm && onDelete !== undefined && (
        <Delete tone="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
          {t('roles.delete')}
        </Delete>
      )}
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {isForm && (
        <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
          {save}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={title}
      {...(about === undefined ? {} : { description: about })}
      onClose={onClose}
      {...(isForm ? { onSubmit: () => role.send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t(context.subject.kind === 'create' ? 'roles.notHere' : 'roles.unreadable')} text={failureText(t, failure, language)} onRetry={() => role.send({ type: 'retry' })} />
      )}
      {isForm && tabs !== undefined && <Tabs label={t('roles.parts')} tabs={tabs} />}
      {isForm && failure !== undefined && !AT_FIELDS.includes(failure.code) && <Alert>{failureText(t, failure, language)}</Alert>}
      {isStale && <StaleRole role={context.role} theirs={context.theirs} />}
      {isForm && (people ?? <RoleForm role={role} />)}
    </Dialog>
  )
}

const Delete = styled(Button)`
  /* Its icon stands in line with the fields. */
  margin: 0 auto 0 -${theme.space[3]};
  color: ${theme.color.danger};
`
