import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { ShareLinkDialog } from '../../src/ui/share-links/ShareLinkDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

test('a link that is made is left without a question: nothing of it is unsaved', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const selection = { kind: 'items', folders: [ports.sample.folders.photographs.id], assets: [] } as const
  shell.shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Photographs' }, now: new Date() })
  show(<ShareLinkDialog shareLink={shell.shareLink} />)
  await waitFor(() => expect(shell.shareLink.getSnapshot().value).toBe('editing'))
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'For the printer' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make link' }))
  await screen.findByLabelText('Address')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(shell.shareLink.getSnapshot().value).toBe('closed'))
})
