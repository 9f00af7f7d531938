import { useEffect } from 'react'
import { useParams } from 'react-router'
import { editReach } from '../../domain/organizations/rights.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { ORGANIZATIONS } from './addresses.ts'
import { OrganizationDialog } from './OrganizationDialog.tsx'

/** An organization's dialog at its address: `detail/{id}/details`, `detail/{id}/edit`, `create/new/details`. */
export const OrganizationDialogRoute = ({ shell, claims }: ScreenProps) => {
  const { organization } = shell
  const { id = '', '*': tail } = useParams()
  const { to, close } = useDialogAddress(ORGANIZATIONS)
  const reach = editReach(claims, id)
  const wantsEdit = tail === 'edit' && reach !== undefined
  useEffect(() => {
    organization.send(wantsEdit ? { type: 'edit.open', id } : { type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id, wantsEdit])
  return <OrganizationDialog organization={organization} reach={reach} editAddress={to(`detail/${id}/edit`)} onClose={close} />
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
