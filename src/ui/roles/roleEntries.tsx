import type { TFunction } from 'i18next'
import { Copy, History, Pencil, Trash2, Users } from 'lucide-react'
import type { Permission } from '../../domain/access/permissions.ts'
import type { Role } from '../../domain/roles/role.ts'
import { grantRefusal } from '../../domain/users/lifecycle.ts'
import { activityLinkOf } from '../addresses/activity.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { createPath, detailPath } from '../addresses/roles.ts'

/** Who looks at the roles of an organization. */
export interface Onlooker {
  readonly organizationId: string
  readonly held: readonly Permission[]
  /** The address of a dialog over the list. */
  readonly to: (path: string) => string
  readonly onDelete: (role: Role) => void
}

/** What can be done to a role. Who lacks something of what it gives cannot take it away, and is told so. */
export const roleEntries = (t: TFunction, { organizationId, held, to, onDelete }: Onlooker, role: Role): readonly MenuEntry[] => {
  const isBeyond = grantRefusal(held, role.permissions) !== undefined
  const log = activityLinkOf(held, { kind: 'role', id: role.id }, organizationId)
  return [
    { id: 'edit', label: t('roles.edit'), icon: <Pencil size={16} />, to: to(detailPath(organizationId, role.id)) },
    { id: 'duplicate', label: t('roles.duplicate'), icon: <Copy size={16} />, to: to(createPath(organizationId, role.id)) },
    { id: 'people', label: t('roles.holders'), icon: <Users size={16} />, to: to(detailPath(organizationId, role.id, 'people')) },
    ...(log === undefined ? [] : [{ id: 'activity', label: t('activity.show'), icon: <History size={16} />, to: log }]),
    {
      id: 'delete',
      label: t('roles.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      separated: true,
      refusal: isBeyond ? t('roles.beyond') : undefined,
      onSelect: () => onDelete(role),
    },
  ]
}
