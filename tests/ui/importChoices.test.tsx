import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { exchanging, TABLE } from '../../.storybook/contactExchange.ts'
import { ContactImportDialog } from '../../src/ui/contact-exchange/ContactImportDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

test('what columns stand for is chosen one after the other, also while it is found out what that does', async () => {
  const { stage } = exchanging()()
  const { ports, shell } = stage
  shell.contactImport.send({ type: 'open' })
  shell.contactImport.send({ type: 'file.given', file: TABLE })
  await waitFor(() => expect(shell.contactImport.getSnapshot().value).toBe('planned'))
  show(<ContactImportDialog contactImport={shell.contactImport} categories={[]} />)
  const choose = async (head: string, field: string) => {
    await userEvent.click(await screen.findByLabelText(head))
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: field }))
    expect(screen.getByLabelText(head).textContent).toBe(field)
  }
  const release = ports.faults.hold('contactExchange.plan')
  await choose('City', 'Street')
  await choose('Shoe size', 'Notes')
  release()
  await waitFor(() => expect(shell.contactImport.getSnapshot().value).toBe('planned'))
  expect(shell.contactImport.getSnapshot().context.found?.settings.columns).toEqual(['firstName', 'lastName', 'categoryId', 'street', 'notes'])
})
