import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { asSuperuser, CONNECTIONS, sharedCluster } from '../../../tests/support/server/cluster.ts'
import { postmasterOf } from '../../../tests/support/server/program.ts'
import { quickPlace } from '../../../tests/support/server/quickPlace.ts'
import { startCluster } from './cluster.ts'

it('takes all connections that requests may open, and those of everything beside them', async () => {
  const taken = await asSuperuser(sharedCluster(), async (client) => (await client.query<{ max_connections: string }>('show max_connections')).rows[0])
  expect(Number(taken?.max_connections)).toBeGreaterThan(CONNECTIONS + 30)
})

it('is lost, not stopped, when it has ended by itself before it was stopped', async () => {
  const folder = await mkdtemp(join(await quickPlace(), 'vitrine-cluster-'))
  const onLost = vi.fn<() => void>()
  const cluster = await startCluster(folder, { connections: 1, onLog: () => undefined, onLost })
  process.kill(await postmasterOf(folder), 'SIGKILL')
  await cluster.stop()
  expect(onLost).toHaveBeenCalledOnce()
  const again = await startCluster(folder, { connections: 1, onLog: () => undefined, onLost })
  await again.stop()
  expect(onLost).toHaveBeenCalledOnce()
  await rm(folder, { recursive: true, force: true })
})
