import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Permission } from '../../domain/access/permissions.ts'
import { grantRefusal } from '../../domain/users/lifecycle.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { RoleActor } from '../../application/roles/role.machine.ts'
import type { RoleActors } from '../../application/roles/roleActors.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { detailPath, holderAddresses, ROLES } from '../addresses/roles.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { RoleHolders } from './RoleHolders.tsx'

/** Other rights, or a token that names them anew, close no dialog. */
const useHeld = (role: RoleActor, held: readonly Permission[]) => useEffect(() => role.send({ type: 'held.changed', held }), [role, held])

/** A role's dialog at its address: `detail/{organizationId}/{id}/details`, and who has it at `…/people`. */
export const RoleDetailRoute = ({ entry, shell: { role, roles, roleRemoval }, claims: { permissions: held } }: ScreenProps<RoleActors>) => {
  const { t } = useTranslation()
  const { organizationId = '', id: roleId = '', '*': part } = useParams()
  const { to, close } = useDialogAddress(ROLES)
  useHeld(role, held)
  useEffect(() => {
    role.send({ type: 'role.opened', organizationId, subject: { kind: 'edit', roleId } })
    return leftByWill(entry.session, () => role.send({ type: 'role.closed' }))
  }, [entry.session, role, organizationId, roleId])
  const known = useSelector(role, ({ context }) => context.role)
  const listed = useSelector(roles, ({ context }) => context.items)
  const isOwn = entry.session.getSnapshot().context.session?.claims.organization.id === organizationId
  const mayDelete = known !== undefined && grantRefusal(held, known.permissions) === undefined
  return (
    <RoleDialog
      role={role}
      tabs={[
        { to: to(detailPath(organizationId, roleId)), label: t('roles.details') },
        { to: to(detailPath(organizationId, roleId, 'people')), label: t('roles.holders') },
      ]}
      {...(part === 'people' && known !== undefined
        ? { people: <RoleHolders role={known} addresses={holderAddresses({ permissions: held }, organizationId, isOwn)} /> }
        : {})}
      {...(mayDelete
        ? {
            onDelete: () => roleRemoval.send({ type: 'ask', organizationId, role: known, roles: listed, held }),
          }
        : {})}
      onClose={close}
    />
  )
}

/** The dialog of a new role, `create/{organizationId}/new/…`; with a role's id in place of `new`, of one like it. */
export const RoleCreateRoute = ({ entry: { session }, shell: { role }, claims: { permissions: held } }: ScreenProps<RoleActors>) => {
  const { organizationId = '', id = '' } = useParams()
  const { close } = useDialogAddress(ROLES)
  useHeld(role, held)
  useEffect(() => {
    const subject = id === 'new' ? ({ kind: 'create' } as const) : ({ kind: 'duplicate', roleId: id } as const)
    role.send({ type: 'role.opened', organizationId, subject })
    return leftByWill(session, () => role.send({ type: 'role.closed' }))
  }, [session, role, organizationId, id])
  return <RoleDialog role={role} onClose={close} />
}
