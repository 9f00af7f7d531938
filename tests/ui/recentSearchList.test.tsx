import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import { RecentSearchList } from '../../src/ui/saved-searches/RecentSearchList.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

const open = (prepare: (stage: Stage) => void) => {
  const { stage } = libraryWith(prepare)()
  const { recentSearches, capabilities } = stage.shell
  show(<RecentSearchList recentSearches={recentSearches} capabilities={capabilities} />)
  const list = () => screen.getByRole('region', { name: 'Recent searches' })
  /** What is shown below the heading: a place that is held, a failure, that there are none, or those that there are. */
  const shown = () => [
    list().querySelector(':scope > [aria-hidden]') !== null && 'waiting',
    within(list()).queryByRole('alert') !== null && 'failure',
    within(list()).queryByText('What you search for is kept here, for you alone.') !== null && 'none',
    ...within(list()).queryAllByRole('link').map(({ textContent }) => textContent),
  ].filter((one) => one !== false)
  return { ...stage, recentSearches, shown }
}

it('what cannot be read is a failure alone, until it is tried again', async () => {
  const { shown } = open(({ ports }) => ports.faults.fail('savedSearches.recent', { code: 'UNREACHABLE' }, 1))
  expect(shown()).toEqual(['waiting'])
  await waitFor(() => expect(shown()).toEqual(['failure']))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toEqual(['none']))
})

it('what was read is a failure alone where it is refused later', async () => {
  const { ports, recentSearches, shown } = open(({ ports }) => void ports.savedSearches.remember('ship', new AbortController().signal))
  await waitFor(() => expect(shown()).toEqual(['ship']))
  ports.faults.fail('savedSearches.recent', { code: 'UNEXPECTED' }, 1)
  recentSearches.send({ type: 'searches.opened' })
  await waitFor(() => expect(shown()).toEqual(['failure']))
})

it('that there are none stays shown while they are read again', async () => {
  const { ports, recentSearches, shown } = open(() => undefined)
  await waitFor(() => expect(shown()).toEqual(['none']))
  const release = ports.faults.hold('savedSearches.recent')
  recentSearches.send({ type: 'searches.opened' })
  await waitFor(() => expect(recentSearches.getSnapshot().value).toBe('reading'))
  expect(shown()).toEqual(['none'])
  release()
})
