import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { importing } from '../../.storybook/metadataImport.ts'
import { ImportDialog } from '../../src/ui/metadata-import/ImportDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

type State = 'matching' | 'planned'

const open = async (way: Parameters<typeof importing>[0], state: State) => {
  const { stage, metadataImport } = importing(way)()
  const onClose = vi.fn<() => void>()
  show(<ImportDialog actors={stage.shell} onAnother={() => undefined} onClose={onClose} />)
  const rests = (wanted: State) => waitFor(() => expect(metadataImport.getSnapshot().matches(wanted)).toBe(true))
  await rests(state)
  return { metadataImport, rests, onClose }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('columns that were matched by hand are asked about before they are lost', async () => {
  const { onClose } = await open({}, 'matching')
  await press(/^Where it stands/)
  await userEvent.click(await screen.findByRole('option', { name: 'Correspondent' }))
  await userEvent.keyboard('{Escape}')
  await press('Keep editing')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await press('Discard')
  expect(onClose).toHaveBeenCalledOnce()
})

it('nothing is asked where nothing would be lost', async () => {
  const { onClose, rests, metadataImport } = await open({}, 'matching')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await press('Try the import')
  await rests('planned')
  act(() => metadataImport.send({ type: 'back' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('what is on its way to the server is not left', async () => {
  const { onClose } = await open({ steps: ['plan'], prepare: ({ ports }) => void ports.faults.hold('metadataImports.apply') }, 'planned')
  await press('Import the values')
  const [, button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Close' })
  expect(button?.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})
