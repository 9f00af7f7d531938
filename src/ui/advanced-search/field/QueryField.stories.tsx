import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { describedPictures } from '../../../../.storybook/describedPictures.ts'
import { type Library, libraryWith, type Stage } from '../../../../.storybook/library.ts'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { SearchField } from '../../search/SearchField.tsx'
import { RESULTS_PAGE } from '../resultsPage.ts'

const meta = { parameters: { path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={shell.capabilities} results={RESULTS_PAGE} />

const fieldIn = (canvas: HTMLElement) => within(canvas).findByRole<HTMLInputElement>('combobox', { name: 'Search' })
const typed =
  (text: string) =>
  async (_: Library, canvas: HTMLElement): Promise<void> => {
    await userEvent.type(await fieldIn(canvas), text)
  }
const held = ({ ports }: Stage) => void ports.faults.hold('advancedSearches.completions')

export const Idle = machineStory({ shows: inState('completions', 'idle'), start: libraryWith(), view })

/** The name of a field completes by itself, and its values are offered then. */
export const FieldNames = machineStory({
  shows: inState('completions', 'offering'),
  start: libraryWith(),
  view,
  play: async (library, canvas) => {
    await typed('ship typ')(library, canvas)
    await expect(await within(canvas).findByRole('option', { name: /^type:/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await fieldIn(canvas)).toHaveValue('ship type:')
  },
})

/** So does the name of an attribute, with the template that it is of. */
export const AttributeNames = machineStory({
  shows: inState('searchChoices', 'offering'),
  start: libraryWith(({ ports }) => describedPictures(ports)),
  view,
  play: async (library, canvas) => {
    await typed('ship tech')(library, canvas)
    await expect(await within(canvas).findByRole('option', { name: 'Technique: Picture' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await fieldIn(canvas)).toHaveValue('ship Technique:')
    await expect(await within(canvas).findByRole('option', { name: /^Woodcut/ })).toBeVisible()
  },
})

export const Waiting = machineStory({
  shows: inState('completions', 'waiting'),
  start: libraryWith(held),
  view,
  play: async (library, canvas) => {
    await typed('type:im')(library, canvas)
    library.completions.send({ type: 'value.typed', q: 'type:ima', at: 8 })
    await expect(library.completions.getSnapshot().matches('waiting')).toBe(true)
  },
})

export const Asking = machineStory({ shows: inState('completions', 'asking'), start: libraryWith(held), view, play: typed('type:im') })

export const Offering = machineStory({
  shows: inState('completions', 'offering'),
  start: libraryWith(),
  view,
  play: async (library, canvas) => {
    await typed('lighthouse type:im')(library, canvas)
    const option = await within(canvas).findByRole('option', { name: /^Image/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(await fieldIn(canvas)).toHaveAttribute('aria-activedescendant', option.id)
  },
})

export const Nothing = machineStory({ shows: inState('completions', 'nothing'), start: libraryWith(), view, play: typed('type:xyz') })
