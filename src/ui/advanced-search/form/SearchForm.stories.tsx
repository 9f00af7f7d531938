import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { describedPictures } from '../../../../.storybook/describedPictures.ts'
import { type Library, libraryWith, type Stage } from '../../../../.storybook/library.ts'
import { ADVANCED_SEARCH_PATH, searchFormOf } from '../../addresses/search.ts'
import { Framed } from '../../stories/Framed.tsx'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { SearchFormScreen } from './SearchFormScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: ADVANCED_SEARCH_PATH } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <SearchFormScreen actors={shell} places={['RECORDS', 'ARCHIVES', 'trash']} hasPersons hasContacts onSearch={() => undefined} />
  </Framed>
)

/** The form as it stands at an address; `prepare` breaks or holds calls. */
const opened = (q: string, prepare: (stage: Stage) => void = () => undefined) => ({
  start: libraryWith((stage) => {
    describedPictures(stage.ports)
    prepare(stage)
    stage.shell.searchForm.send({ type: 'form.opened', address: `?${new URLSearchParams({ q }).toString()}`, ...searchFormOf(new URLSearchParams({ q })) })
    stage.shell.searchChoices.send({ type: 'choices.wanted', q })
  }),
  view,
})
const holds = (call: string) => (stage: Stage) => void stage.ports.faults.hold(call)
const fails = (call: string) => (stage: Stage) => stage.ports.faults.fail(call, { code: 'UNREACHABLE' })

const EVERYTHING = 'ship type:image (tag:harbour OR tag:sail) (made:1880/1885 OR Technique:"Oil on canvas") added:>=2020 size:>2MB -person:"Ole Aas" -description:* (tag:crew OR "old harbour" -storm)'

export const Blank = machineStory({
  shows: inState('searchForm', 'blank'),
  ...opened(''),
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Search' }))
    await expect(await within(canvas).findByText('Enter a search term or select Asset Type or Asset Repository or Date.')).toBeVisible()
    await expect(within(canvas).getByRole('textbox', { name: 'Search term' })).toHaveFocus()
  },
})

export const Counted = machineStory({
  shows: inState('searchForm', 'counted'),
  ...opened('harbour type:image'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^\d+ results$/)).toBeVisible()
    await expect(within(canvas).getByRole('textbox', { name: 'As a query' })).toHaveValue('harbour type:image')
  },
})

/** Nothing is near a place as long as nobody says how far around it. */
export const APlaceWithoutDistance = machineStory({
  shows: inState('searchForm', 'counted'),
  ...opened('"Taken at":"60.39, 5.32~"'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Required.')).toBeVisible()
    await expect(within(canvas).getByRole('textbox', { name: 'All of these 1: value: distance' })).toBeInvalid()
  },
})

/** All of the query language by rows; what no row can show stands as text. */
export const EveryGroup = machineStory({
  shows: inState('searchForm', 'counted'),
  ...opened(EVERYTHING),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('combobox', { name: 'All of these 1: field' })).toHaveValue('Added')
    await expect(within(canvas).getByRole('textbox', { name: 'Conditions as text 1' })).toHaveValue('tag:crew OR "old harbour" -storm')
    await expect(within(canvas).getByRole('combobox', { name: 'Any of these, group 2 2: value' })).toHaveValue('Oil on canvas')
  },
})

/** A field is found by typing, among those of the language and the attributes of the viewer's templates; its values are offered. */
export const FieldFound = machineStory({
  shows: inState('searchChoices', 'offering'),
  ...opened(''),
  play: async (_, canvas) => {
    await userEvent.click(within(canvas).getAllByRole('button', { name: 'Add a condition' })[0] as HTMLElement)
    const field = await within(canvas).findByRole('combobox', { name: 'All of these 1: field' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('techn{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Technique')
    await userEvent.click(within(canvas).getByRole('combobox', { name: 'All of these 1: value' }))
    await userEvent.click(await within(canvas).findByRole('option', { name: /Albumen print/ }))
    await expect(within(canvas).getByRole('textbox', { name: 'As a query' })).toHaveValue('Technique:"Albumen print"')
  },
})

/** What is typed as a query stands in the form at once. */
export const Typed = machineStory({
  shows: inState('searchForm', 'counted'),
  ...opened(''),
  play: async (_, canvas) => {
    await userEvent.type(await within(canvas).findByRole('textbox', { name: 'As a query' }), 'boats tipo:video tag:sail')
    await expect(within(canvas).getByRole('textbox', { name: 'Search term' })).toHaveValue('boats')
    await expect(within(canvas).getByRole('button', { name: /Asset Type/ })).toHaveTextContent('Video')
    await expect(within(canvas).getByRole('combobox', { name: 'All of these 1: value' })).toHaveValue('sail')
  },
})

export const Unfit = machineStory({
  shows: inState('searchForm', 'unfit'),
  ...opened('ship'),
  play: async (_, canvas) => {
    await userEvent.type(await within(canvas).findByRole('textbox', { name: 'Added From' }), '01/01/2026')
    await userEvent.click(within(canvas).getByRole('button', { name: 'Search' }))
    await expect(await within(canvas).findByText('From and Until dates are required together.')).toBeVisible()
  },
})

/** A condition that names nothing that there is says so at its row. */
export const Unclear = machineStory({
  shows: inState('searchForm', 'counted'),
  ...opened('folder:Nowhere size:big'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('There is no folder for “folder:Nowhere”.')).toBeVisible()
  },
})

export const Waiting = machineStory({
  shows: inState('searchForm', 'waiting'),
  ...opened('harbour'),
  play: async ({ searchForm }, canvas) => {
    await within(canvas).findByText(/\d results/)
    searchForm.send({ type: 'form.changed', change: { assetType: 'video' } })
    await expect(searchForm.getSnapshot().matches('waiting')).toBe(true)
  },
})

export const Counting = machineStory({ shows: inState('searchForm', 'counting'), ...opened('harbour', holds('advancedSearches.results')) })
export const Uncounted = machineStory({ shows: inState('searchForm', 'uncounted'), ...opened('harbour', fails('advancedSearches.results')) })

export const ChoicesUnasked = machineStory({ shows: inState('searchChoices', 'unasked'), start: libraryWith(), view })
export const ChoicesReading = machineStory({ shows: inState('searchChoices', 'reading'), ...opened('harbour', holds('advancedSearches.fields')) })
export const ChoicesFailed = machineStory({ shows: inState('searchChoices', 'failed'), ...opened('harbour', fails('advancedSearches.fields')) })
