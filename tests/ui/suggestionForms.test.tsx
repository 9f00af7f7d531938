import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { someSuggested, suggestionsWith } from '../../.storybook/suggestions.ts'
import { SuggestionsScreen } from '../../src/ui/suggestions/SuggestionsScreen.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

const open = async () => {
  const { stage } = suggestionsWith(someSuggested)()
  const { ports, shell } = stage
  await waitFor(() => expect(shell.suggestions.getSnapshot().matches({ shown: 'listing' })).toBe(true))
  show(<SuggestionsScreen actors={shell} features={['AutoTag', 'AutofillTemplate', 'FacialRecognition']} letters={false} />)
  const assetId = ports.sample.pictures[4]?.id ?? ''
  const tags = () => ports.sample.library.assets.get(assetId)?.tags ?? []
  return { ports, assetId, tags }
}

const rowOf = (tag: string) => within(screen.getByRole('listitem', { name: `Tag: ${tag}` }))
const formOf = (tag: string) => rowOf(tag).getByRole<HTMLInputElement>('textbox', { name: 'Accept as' })

/** Types into the form of what is proposed, which opens by its pencil. */
const change = async (tag: string, text: string) => {
  await userEvent.click(rowOf(tag).getByRole('button', { name: `Change ${tag}` }))
  await userEvent.clear(formOf(tag))
  await userEvent.type(formOf(tag), text)
}

it('what was corrected stands there again where it could not be sent, and is sent as it is', async () => {
  const { ports, tags } = await open()
  ports.faults.fail('suggestions.decide', { code: 'UNREACHABLE' }, 1)
  await change('Harbour', 'Port of call{Enter}')
  await waitFor(() => expect(formOf('Harbour').value).toBe('Port of call'))
  await userEvent.type(formOf('Harbour'), '{Enter}')
  await waitFor(() => expect(tags()).toContain('Port of call'))
  expect(tags()).not.toContain('Harbour')
})

it('what was corrected stands there again where it was not taken, with the reason', async () => {
  const { ports, assetId } = await open()
  const { assets } = ports.sample.library
  const asset = assets.get(assetId)
  if (asset !== undefined) assets.set(assetId, { ...asset, tags: ['port of call'] })
  await change('Harbour', 'Port of call{Enter}')
  await screen.findByText(/has this tag already/)
  expect(formOf('Harbour').value).toBe('Port of call')
})

it('what stands in a form stays when another one is opened', async () => {
  await open()
  await change('Harbour', 'Port of call')
  await change('Boat', 'Bark')
  expect([formOf('Harbour').value, formOf('Boat').value]).toEqual(['Port of call', 'Bark'])
})

it('what comes back takes the focus from nobody', async () => {
  const { ports } = await open()
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof ports.suggestions.decide>>>()
  vi.spyOn(ports.suggestions, 'decide').mockReturnValueOnce(promise)
  await change('Harbour', 'Port of call{Enter}')
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Tag: Harbour' })).toBeNull())
  await change('Boat', 'Bark')
  resolve(Result.fail({ code: 'UNREACHABLE' }))
  await waitFor(() => expect(formOf('Harbour').value).toBe('Port of call'))
  expect([document.activeElement === formOf('Boat'), formOf('Boat').value]).toEqual([true, 'Bark'])
})

it('nothing is kept of what was decided, or given up', async () => {
  const { tags } = await open()
  await change('Boat', 'Bark{Escape}')
  expect(rowOf('Boat').queryByRole('textbox')).toBeNull()
  await userEvent.click(rowOf('Boat').getByRole('button', { name: 'Change Boat' }))
  expect(formOf('Boat').value).toBe('Boat')
  await change('Harbour', 'Port of call{Enter}')
  await waitFor(() => expect(tags()).toContain('Port of call'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the last decision' }))
  await screen.findByRole('listitem', { name: 'Tag: Harbour' })
  expect(rowOf('Harbour').queryByRole('textbox')).toBeNull()
})

it.each([
  ['all of an asset', '24 cm', async () => userEvent.click(screen.getByRole('button', { name: /^Accept all [34]$/ }))],
  ['all that there is', '24 cm', async () => userEvent.click(screen.getByRole('button', { name: /^Accept all from/ }))],
  [
    'what is selected',
    'Boat',
    async () => {
      for (const tag of ['Harbour', 'Boat']) await userEvent.click(rowOf(tag).getByRole('checkbox'))
      await userEvent.click(screen.getAllByRole('button', { name: 'Accept' }).at(-1) as HTMLElement)
    },
  ],
])('what stands in a form is not accepted as it was proposed where %s is accepted', async (_, other, acceptAll) => {
  const { tags } = await open()
  await change('Harbour', 'Port of call')
  await acceptAll()
  await waitFor(() => expect(screen.queryByText(other)).toBeNull())
  expect([tags().includes('Harbour'), formOf('Harbour').value]).toEqual([false, 'Port of call'])
})
