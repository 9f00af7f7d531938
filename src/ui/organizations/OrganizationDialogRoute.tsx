import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { editReach } from '../../domain/organizations/rights.ts'
import { ACTIVITY_LOG, activityAddress, activityFilterIn, narrowedBy } from '../activity/addresses.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { ORGANIZATIONS } from './addresses.ts'
import { OrganizationDialog } from './OrganizationDialog.tsx'
import { RepositoryList } from './RepositoryList.tsx'
import { StepRuleSwitches } from './StepRuleSwitches.tsx'

/** Where the log was a part of the dialog, its address leads to the log's page. */
const OldLog = ({ organizationId }: { readonly organizationId: string }) => {
  const filter = activityFilterIn(new URLSearchParams(useLocation().search))
  return <Navigate to={`${ACTIVITY_LOG}?${narrowedBy(new URLSearchParams({ organization: organizationId }), filter).toString()}`} replace />
}

/** An organization's dialog at its address: `detail/{id}/details`, `/edit`, `/repositories`, `create/new/details`. */
export const OrganizationDialogRoute = ({ shell, claims }: ScreenProps) => {
  const { organization, stepRule, repositories } = shell
  const { t } = useTranslation()
  const { id = '', '*': tail } = useParams()
  const { to, close } = useDialogAddress(ORGANIZATIONS)
  const reach = editReach(claims, id)
  const wantsEdit = tail === 'edit' && reach !== undefined
  useEffect(() => {
    organization.send(wantsEdit ? { type: 'edit.open', id } : { type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id, wantsEdit])
  useEffect(() => {
    if (!wantsEdit) return undefined
    stepRule.send({ type: 'rule.open', id })
    return () => stepRule.send({ type: 'close' })
  }, [stepRule, id, wantsEdit])
  const keepsList = tail === 'repositories' && reach !== undefined
  useEffect(() => {
    if (keepsList) repositories.send({ type: 'repositories.open', organizationId: id })
  }, [repositories, id, keepsList])
  if (tail === 'activity') return <OldLog organizationId={id} />
  return (
    <OrganizationDialog
      organization={organization}
      reach={reach}
      editAddress={to(`detail/${id}/edit`)}
      tabs={[
        { to: to(`detail/${id}/details`), label: t('organizations.details') },
        ...(reach === undefined ? [] : [{ to: to(`detail/${id}/repositories`), label: t('repositories.title') }]),
        { to: activityAddress(id), label: t('activity.title') },
      ]}
      {...(keepsList ? { activity: <RepositoryList repositories={repositories} /> } : {})}
      rule={<StepRuleSwitches rule={stepRule} />}
      onClose={close}
    />
  )
}

/** The dialog of a new organization. */
export const OrganizationCreateRoute = ({ shell }: ScreenProps) => {
  const { organization } = shell
  const { close } = useDialogAddress(ORGANIZATIONS)
  useEffect(() => {
    organization.send({ type: 'create.open' })
    return () => organization.send({ type: 'close' })
  }, [organization])
  return <OrganizationDialog organization={organization} reach="all" onClose={close} />
}
