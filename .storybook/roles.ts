import type { RoleSubject } from '../src/application/roles/role.machine.ts'
import type { Permission } from '../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../src/domain/access/roles.ts'
import type { Stage } from './library.ts'

/** The organization that the stories of roles show. */
export const HERE = 'organization-1'

/** Opens a role of the sample by its name, or a new one. */
export const opening =
  (kind: RoleSubject['kind'], name = '', held: readonly Permission[] = ROLE_PERMISSIONS.Admin) =>
  ({ shell, ports }: Stage): void => {
    const roleId = [...ports.people.roles.values()].find((role) => role.name === name)?.id ?? 'nowhere'
    shell.role.send({ type: 'held.changed', held })
    shell.role.send({ type: 'role.opened', organizationId: HERE, subject: kind === 'create' ? { kind } : { kind, roleId } })
  }
