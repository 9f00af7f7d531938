import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnsaved, type RoleActor, type RoleContext } from '../../application/roles/role.machine.ts'
import { FormDialog, waysOfRoles } from '../forms/FormDialog.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RoleForm } from './RoleForm.tsx'
import { StaleRole } from './StaleRole.tsx'

interface RoleDialogProps {
  readonly role: RoleActor
  /** Its parts, of one that is there. */
  readonly tabs?: readonly { readonly to: string; readonly label: string }[]
  /** Who has it, in place of its form. */
  readonly people?: ReactNode
  /** Asks whether it is deleted, once the dialog is left; absent where the role cannot be deleted from here. */
  readonly onDelete?: () => void
  readonly onClose: () => void
}

/** Its details and its people are one dialog. */
const withoutPart = (pathname: string): string => pathname.replace(/\/(details|people)$/, '')

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
  const { t } = useTranslation()
  const snapshot = useSelector(role, (current) => current)
  const { context } = snapshot
  const { title, about, save } = useTexts(context)
  usePageTitle(context.role?.name ?? title)
  return (
    <FormDialog
      snapshot={snapshot}
      send={role.send}
      title={title}
      description={about}
      save={save}
      unreadable={t(context.subject.kind === 'create' ? 'roles.notHere' : 'roles.unreadable')}
      ways={waysOfRoles(t)}
      atFields={AT_FIELDS}
      theirs={<StaleRole role={context.role} theirs={context.theirs} />}
      above={tabs && <Tabs label={t('roles.parts')} tabs={tabs} />}
      {...(onDelete ? { removal: { label: t('roles.delete'), onAsk: onDelete } } : {})}
      unsaved={isUnsaved(context)}
      pageOf={withoutPart}
      onClose={onClose}
    >
      {people ?? <RoleForm role={role} />}
    </FormDialog>
  )
}
