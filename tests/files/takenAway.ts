import type { Permission } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'

/** What happens while somebody's role lacks a permission that it had, and has again afterwards. */
export const without = async (server: TestServer, { userId }: Person, permission: Permission, work: () => Promise<void>): Promise<void> => {
  const change = (statement: string) =>
    server.database.owner.query(
      `update roles set permissions = ${statement}(permissions, $2) where id = (select role_id from users where id = $1)`,
      [userId, permission],
    )
  await change('array_remove')
  await work()
  await change('array_append')
}
