import { useCallback, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { editReach } from '../../domain/organizations/reach.ts'
import { ACTIVITY_LOG, activityFilterIn, narrowedBy } from '../addresses/activity.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { RepositoryActors } from '../../application/repositories/repositoryActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import { OrganizationAt } from './OrganizationAt.tsx'
import { OrganizationDialog } from '../organization-settings/OrganizationDialog.tsx'
import { PARTS } from './parts.ts'
import { StepRuleSwitches } from '../policies/StepRuleSwitches.tsx'

/** Where the log was a part of the organization, its address leads to the log's page. */
const OldLog = ({ organizationId }: { readonly organizationId: string }) => {
  const filter = activityFilterIn(new URLSearchParams(useLocation().search))
  return <Navigate to={`${ACTIVITY_LOG}?${narrowedBy(new URLSearchParams({ organization: organizationId }), filter).toString()}`} replace />
}

/** An organization's page at its address, one for each of its parts: `detail/{id}/details`; `detail/{id}/edit` is a dialog over it. */
export const OrganizationRoute = (props: ScreenProps<OrganizationActors & RepositoryActors & RestrictionActors & UserActors>) => {
  const { entry: { session }, shell, claims } = props
  const { organization, organizationEdit, stepRule } = shell
  const { id = '', '*': tail = '' } = useParams()
  const { to } = useDialogAddress(ORGANIZATIONS)
  const navigate = useNavigate()
  const reach = editReach(claims, id)
  const wantsEdit = tail === 'edit' && reach !== undefined
  useEffect(() => {
    organization.send({ type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id])
  useEffect(() => {
    if (!wantsEdit) return undefined
    const { context } = organization.getSnapshot()
    organizationEdit.send({ type: 'edit.open', id, known: context.id === id ? context.detail : undefined })
    stepRule.send({ type: 'rule.open', id })
    const leave = leftByWill(session, () => organizationEdit.send({ type: 'close' }))
    return () => {
      leave()
      stepRule.send({ type: 'close' })
      // Whatever was seen in the dialog, saved by somebody else for one, is seen on the page.
      organization.send({ type: 'organization.changed', id })
    }
  }, [session, organization, organizationEdit, stepRule, id, wantsEdit])
  const details = to(`detail/${id}/details`)
  const close = useCallback(() => void navigate(details, { replace: true }), [navigate, details])
  if (tail === 'activity') return <OldLog organizationId={id} />
  return (
    <>
      <OrganizationAt {...props} id={id} part={PARTS.find((known) => known === tail) ?? 'details'} />
      {wantsEdit && <OrganizationDialog organization={organizationEdit} reach={reach} rule={<StepRuleSwitches rule={stepRule} />} onClose={close} />}
    </>
  )
}

/** The dialog of a new organization, which leads to the organization that was made. */
export const OrganizationCreateRoute = ({ entry: { session }, shell }: ScreenProps<OrganizationActors>) => {
  const { organizationEdit } = shell
  const { to, close } = useDialogAddress(ORGANIZATIONS)
  const navigate = useNavigate()
  useEffect(() => {
    organizationEdit.send({ type: 'create.open' })
    return leftByWill(session, () => organizationEdit.send({ type: 'close' }))
  }, [session, organizationEdit])
  const leave = () => {
    const { value, context } = organizationEdit.getSnapshot()
    if (value === 'saved' && context.id !== undefined) void navigate(to(`detail/${context.id}/details`), { replace: true })
    else close()
  }
  return <OrganizationDialog organization={organizationEdit} reach="all" onClose={leave} />
}
