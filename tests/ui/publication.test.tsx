import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { publishing } from '../../.storybook/portal.ts'
import { PublicationDialog } from '../../src/ui/portal/PublicationDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

test.each([
  ['Go Live', false, 'Live'],
  ['Take Offline', true, 'Offline'],
] as const)('who is overtaken by another change is told so, and confirms once more: %s', async (name, isLive, state) => {
  const { signal } = new AbortController()
  const { stage, publication } = libraryWith(publishing(() => undefined, {}, isLive))()
  const { portals } = stage.ports
  const now = async () => {
    const read = await portals.read(signal)
    if (!('success' in read)) throw new Error('The portal could not be read')
    return read.success
  }
  show(<PublicationDialog publication={publication} />)
  const confirm = () => screen.findByRole('button', { name })
  await confirm()
  const { form, revision } = await now()
  await portals.save({ ...form, title: 'Fjord Museum' }, revision, signal)
  await userEvent.click(await confirm())
  await screen.findByText('Somebody else has changed the portal meanwhile. This is how it is now; confirm once more.')
  expect(stage.shell.portal.getSnapshot().context.portal?.form.title).toBe('Fjord Museum')
  await userEvent.click(await confirm())
  await waitFor(async () => expect((await now()).state).toBe(state))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
