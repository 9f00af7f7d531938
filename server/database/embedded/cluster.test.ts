import { expect, it } from 'vitest'
import { asSuperuser, CONNECTIONS, sharedCluster } from '../../../tests/support/server/cluster.ts'

it('takes all connections that requests may open, and those of everything beside them', async () => {
  const taken = await asSuperuser(sharedCluster(), async (client) => (await client.query<{ max_connections: string }>('show max_connections')).rows[0])
  expect(Number(taken?.max_connections)).toBeGreaterThan(CONNECTIONS + 30)
})
