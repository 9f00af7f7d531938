import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

it('is stopped again where it cannot be used: a start that fails leaves nothing running', async () => {
  const folder = await mkdtemp(join(await quickPlace(), 'vitrine-cluster-'))
  const onLost = vi.fn<() => void>()
  const options = { connections: 1, onLog: () => undefined, onLost }
  await (await startCluster(folder, options)).stop()
  await writeFile(join(folder, 'database', 'password'), 'another')
  await expect(startCluster(folder, options)).rejects.toThrow('password')
  await expect(postmasterOf(folder)).rejects.toThrow('ENOENT')
  expect(onLost).not.toHaveBeenCalled()
  await rm(folder, { recursive: true, force: true })
})
