import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { createActor } from 'xstate'
import type { Capabilities } from '../../src/application/capabilities/capability.ts'
import type { Notification } from '../../src/application/notifications/notifications.machine.ts'
import { downloading } from '../../src/application/transfers/downloading.ts'
import { createTransfersMachine, type TransfersActor } from '../../src/application/transfers/transfers.machine.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { BrowserDownloads } from '../../src/infrastructure/downloads/BrowserDownloads.ts'
import { DownloadLink } from '../../src/ui/downloads/DownloadLink.tsx'
import { useDownloads } from '../../src/ui/downloads/useDownloads.ts'

const ADDRESS = '/v1/s/s1/assets/a1/content'

const notify = vi.fn<(notification: Notification) => void>()
let transfers: TransfersActor
const saved = vi.fn<(address: string) => void>()
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  const machine = createTransfersMachine({ ...inMemoryPorts(), downloads: new BrowserDownloads(), notify, now: Date.now })
  transfers = createActor(machine, { input: { userId: 'user-1' } }).start()
  load = (async () => ({ transfers, download: downloading(transfers) })) as unknown as Capabilities['load']
  vi.stubGlobal('fetch', asked)
  // What the browser would save: the link that is followed by itself.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.href)
  })
})
afterEach(() => {
  cleanup()
  transfers.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const mock of [notify, saved, asked]) mock.mockReset()
})

/** What the page has its transfers from. */
let load: Capabilities['load']

const Page = () => {
  useDownloads({ load })
  return <DownloadLink address={ADDRESS} name="quay.jpg" />
}

const press = async (answer: () => Promise<Response>) => {
  asked.mockImplementation(answer)
  render(<Page />)
  await userEvent.click(screen.getByRole('link', { name: 'Download' }))
  await vi.waitFor(() => expect(ended()).toBeDefined())
  return notify.mock.calls[0]?.[0]
}

/** What became of the one transfer there is. */
const ended = () => {
  const snapshots = transfers.getSnapshot().context.entries.flatMap((entry) => (entry.kind === 'download' ? [entry.actor.getSnapshot()] : []))
  return snapshots.map(({ value, context: { name } }) => `${name}: ${JSON.stringify(value)}`).find((received) => !received.includes('asking'))
}

describe('a download', () => {
  test('that can be had is saved by the browser, and told', async () => {
    expect(await press(async () => new Response('x', { status: 206 }))).toMatchObject({ kind: 'success', text: 'library.downloadBegun' })
    expect(saved.mock.calls).toEqual([[new URL(ADDRESS, window.location.href).href]])
    expect(ended()).toBe('quay.jpg: "handedOver"')
  })

  test.each([
    [409, { message: 'RESOURCE_IN_TRASH' }, 'failure.RESOURCE_IN_TRASH'],
    [404, { message: 'ASSET_NOT_FOUND' }, 'failure.ASSET_NOT_FOUND'],
    [401, { message: 'NOT_SIGNED_IN' }, 'failure.NOT_SIGNED_IN'],
    [503, {}, 'failure.UNAVAILABLE'],
  ])('that is refused with %s is not begun, and told with its reason', async (status, body, text) => {
    expect(await press(async () => Response.json(body, { status }))).toMatchObject({ kind: 'failure', text })
    expect(ended()).toBe('quay.jpg: "failed"')
    expect(saved).not.toHaveBeenCalled()
  })

  test('that is pressed while the transfers are still on their way is one of them when they are there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    load = (() => promise) as Capabilities['load']
    asked.mockImplementation(async () => new Response('x', { status: 206 }))
    render(<Page />)
    await userEvent.click(screen.getByRole('link', { name: 'Download' }))
    expect(asked).not.toHaveBeenCalled()
    resolve({ transfers, download: downloading(transfers) })
    await vi.waitFor(() => expect(ended()).toBe('quay.jpg: "handedOver"'))
    expect(saved).toHaveBeenCalledOnce()
  })

  test("is the browser's alone where the transfers cannot be fetched", async () => {
    load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    render(<Page />)
    await userEvent.click(screen.getByRole('link', { name: 'Download' }))
    await vi.waitFor(() => expect(saved.mock.calls).toEqual([[new URL(ADDRESS, window.location.href).href]]))
    expect(asked).not.toHaveBeenCalled()
  })

  test('that does not reach the server waits for it, and says so', async () => {
    expect(await press(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({ kind: 'failure', text: 'failure.UNREACHABLE' })
    expect(ended()).toBe('quay.jpg: "interrupted"')
    expect(saved).not.toHaveBeenCalled()
  })
})
