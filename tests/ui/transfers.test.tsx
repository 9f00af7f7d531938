import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createTransfersMachine } from '../../src/application/transfers/transfers.machine.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { formatDate } from '../../src/domain/format/dates.ts'
import { TIME_ZONE } from '../../src/ui/texts/timeZone.ts'
import { TransfersPanel } from '../../src/ui/transfers/TransfersPanel.tsx'
import { show } from './page.tsx'
import { asInBrowser } from './browser.ts'

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = (name: string) => new File(['x'.repeat(100)], name, { lastModified: 1 })

/** The panel over a folder with nothing in it. */
const open = () => {
  const ports = inMemoryPorts()
  const { empty } = ports.sample.folders
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const drop = (...names: readonly string[]) =>
    transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId: empty.id }, folderName: empty.name, files: names.map(file) })
  show(<TransfersPanel transfers={transfers} />)
  return { ports, transfers, drop }
}

test('the panel tells what is on its way, and hides what has arrived', async () => {
  const { ports, transfers, drop } = open()
  drop('arrived.jpg')
  expect(await screen.findByText('Complete')).toBeDefined()

  ports.faults.hold('uploads.send')
  drop('under-way.jpg', 'also-under-way.jpg')
  expect(await screen.findByText(/^2 active/)).toBeDefined()
  await waitFor(() => expect(screen.getAllByText('Work in progress')).toHaveLength(2))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide completed' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Complete')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide completed' }))
  expect(screen.getByText('Complete')).toBeDefined()
  transfers.stop()
})

test('what does not come for its name is told apart from what does not come for its content', async () => {
  const ports = inMemoryPorts()
  const { empty } = ports.sample.folders
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  ports.faults.fail('uploads.send', { code: 'FILE_TYPE_NOT_SUPPORTED', names: ['text.pdf'] })
  show(<TransfersPanel transfers={transfers} />)
  transfers.send({
    type: 'files.dropped',
    destination: { type: 'RECORDS', folderId: empty.id },
    folderName: empty.name,
    files: [file('run.exe'), file('text.pdf')],
  })
  await waitFor(() => expect(screen.getAllByText('Failed')).toHaveLength(2))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This file type is not supported'),
    expect.stringContaining('The content is not what the ending of the name says'),
  ])
  transfers.stop()
})

test('what waits for a person comes first and says so; what is refused for good can only be removed; a last line sums up', async () => {
  const { ports, transfers, drop } = open()
  drop('a.jpg')
  expect(await screen.findByText('1 uploaded')).toBeDefined()
  ports.faults.hold('uploads.send')
  drop('run.exe', 'b.jpg', 'a.jpg')
  expect(await screen.findByText('1 uploaded, 1 rejected, 1 waiting for you')).toBeDefined()
  expect(screen.getByText(/^1 needs you · 1 active/)).toBeDefined()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('a.jpg'), expect.stringContaining('run.exe'), expect.stringContaining('b.jpg'), expect.stringContaining('Complete')])
  expect([rows[0]?.includes('Waiting for you'), rows[0]?.includes('Work in progress'), rows[0]?.includes(' left')]).toEqual([true, false, false])
  expect(screen.queryByRole('button', { name: 'Retry run.exe' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel run.exe' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove run.exe' }))
  expect(await screen.findByText('1 uploaded, 1 waiting for you')).toBeDefined()
  transfers.stop()
})

test('a taken name shows both files, picture, size and date, and leads to the original', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined }))
  const ports = inMemoryPorts()
  const [there] = ports.sample.pictures
  if (there === undefined) throw new Error('The sample has no picture')
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  show(<TransfersPanel transfers={transfers} />)
  const own = new File(['x'.repeat(2_048)], there.name, { type: 'image/jpeg', lastModified: Date.parse('2020-05-04T12:00:00Z') })
  transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId: there.folderId }, folderName: 'Photographs', files: [own] })
  expect((await screen.findByText('There now')).parentElement?.textContent).toContain(formatDate(there.modifiedAt, TIME_ZONE))
  const mine = screen.getByText('Your file').parentElement
  expect(mine?.textContent).toContain('05/04/2020')
  expect(mine?.textContent).toContain('2 KB')
  const row = screen.getByRole('listitem')
  expect([...row.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([ports.files.thumbnail(there, 320), 'blob:own'])
  expect(screen.getByRole('link', { name: 'See what has the name' }).getAttribute('href')).toMatch(new RegExp(`^/records/assets/${there.id}/`))
  transfers.stop()
})
