import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnsaved, type OrganizationEditActor } from '../../application/organizations/organizationEdit.machine.ts'
import type { Reach } from '../../domain/organizations/reach.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { OrganizationForm } from './OrganizationForm.tsx'
import { StaleOrganization } from './StaleOrganization.tsx'

interface OrganizationDialogProps {
  readonly organization: OrganizationEditActor
  /** How far this person may change it; undefined: not at all. */
  readonly reach: Reach | undefined
  /** What is changed at once, below the form. */
  readonly rule?: ReactNode
  readonly onClose: () => void
}

const AT_FIELDS = ['TENANT_NAME_EXISTS', 'VALIDATION_FAILED']

/** The form of an organization: changed, or made. */
export const OrganizationDialog = ({ organization, reach, rule, onClose }: OrganizationDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(organization, (current) => current)
  const { detail, id } = snapshot.context
  const title = id === undefined ? t('organizations.newTitle') : (detail?.summary.name ?? t('organizations.dialog'))
  usePageTitle(title)
  return (
    <FormDialog
      snapshot={snapshot}
      send={organization.send}
      title={title}
      size="wide"
      save={t(id === undefined ? 'organizations.create' : 'organizations.save')}
      unreadable={t('organizations.unreadable')}
      ways={{ takeTheirs: t('organizations.takeTheirs'), keepMine: t('organizations.keepMine') }}
      atFields={AT_FIELDS}
      theirs={<StaleOrganization organization={organization} />}
      unsaved={isUnsaved(snapshot.context)}
      onClose={onClose}
    >
      <OrganizationForm organization={organization} reach={reach} />
      {rule}
    </FormDialog>
  )
}
