import { expect, it, vi } from 'vitest'
import { InMemoryDeployment, inMemoryUpdate } from '../../infrastructure/updates/InMemoryDeployment.ts'

const start = (version: string | undefined) => {
  const deployment = new InMemoryDeployment(version)
  const update = inMemoryUpdate(deployment)
  const fail = (isSafe: boolean) => {
    const error = new TypeError('Failed to fetch dynamically imported module')
    update.send({ type: 'import.failed', error, isSafe })
    update.send({ type: 'page.failed', error })
  }
  return { deployment, update, fail, until: (state: string) => vi.waitFor(() => expect(update.getSnapshot().value).toBe(state)) }
}

it('a page that lacks a part after a deployment is loaded anew, once for each version', async () => {
  const { deployment, update, fail, until } = start('new')
  fail(true)
  expect(update.getSnapshot().value).toBe('comparing')
  await until('reloading')
  expect(deployment.reloads).toEqual(['new'])

  const afterwards = inMemoryUpdate(deployment)
  const error = new TypeError('still missing')
  afterwards.send({ type: 'import.failed', error, isSafe: true })
  afterwards.send({ type: 'page.failed', error })
  await vi.waitFor(() => expect(afterwards.getSnapshot().value).toBe('outdated'))
  expect(deployment.reloads).toEqual(['new'])

  deployment.version = 'newer'
  afterwards.send({ type: 'page.failed', error })
  await vi.waitFor(() => expect(deployment.reloads).toEqual(['new', 'newer']))
})

it('a page with something unsaved is loaded anew by a person alone', async () => {
  const { deployment, update, fail, until } = start('new')
  fail(false)
  await until('outdated')
  expect(deployment.reloads).toEqual([])
  update.send({ type: 'reload' })
  expect(deployment.reloads).toEqual(['new'])
})

it('a part that the same version lacks, as without a network, is no update', async () => {
  const { deployment, update, fail, until } = start(undefined)
  fail(true)
  await until('unchanged')
  expect(deployment.reloads).toEqual([])
  deployment.version = 'new'
  const before = new Error('another error')
  update.send({ type: 'page.failed', error: before })
  expect(update.getSnapshot().value).toBe('unchanged')
})

it('a part that is missing concerns no page before one cannot be shown for it', () => {
  const { update } = start('new')
  update.send({ type: 'import.failed', error: new Error('fetched ahead'), isSafe: true })
  expect(update.getSnapshot().value).toBe('current')
})
