import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { describedPictures } from '../../../.storybook/describedPictures.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { selectTwo } from '../stories/selectTwo.ts'
import { openResults } from './openResults.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/search' } } satisfies Meta

export default meta

const view = ({ stage: { shell, entry } }: Library) => (
  <Framed>
    <ResultsScreen actors={shell} preferences={entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const addressOf = (q: string, more = '') => `/search?${new URLSearchParams({ q }).toString()}${more}`

/** The story of a search: what its address names, and what is broken or held before it is made. */
const searched = (q: string, prepare: (stage: Stage) => void = () => undefined, more = '') => ({
  parameters: { path: addressOf(q, more) },
  view,
  start: libraryWith((stage) => {
    describedPictures(stage.ports)
    prepare(stage)
    void openResults(stage.shell, { request: { url: `http://localhost${addressOf(q, more)}` } })
  }),
})
const fails = (call: string) => ({ ports }: Stage) => ports.faults.fail(call, { code: 'UNREACHABLE' })
const holds = (call: string) => ({ ports }: Stage) => void ports.faults.hold(call)

export const Unopened = machineStory({ shows: inState('searchResults', 'unopened'), ...searched('') })
export const Reading = machineStory({ shows: inState('searchResults', 'reading'), ...searched('harbour', holds('advancedSearches.results')) })
export const ReadingAsList = machineStory({ shows: inState('searchResults', 'reading'), ...searched('harbour', holds('advancedSearches.results'), '&view=list') })
export const Listing = machineStory({ shows: inState('searchResults', 'shown.listing'), ...searched('harbour made:1880/1890 type:image') })
export const AsList = machineStory({ shows: inState('searchResults', 'shown.listing'), ...searched('boats -tag:storm', undefined, '&view=list&sort=name') })
/** The last hit is one key away, and nothing between is read. */
export const AtTheEnd = machineStory({
  shows: inState('searchResults', 'shown.listing'),
  ...searched('jpg', undefined, '&view=list&sort=name'),
  play: async ({ stage }, canvas) => {
    const grid = within(await within(canvas).findByRole('grid'))
    const [first] = await grid.findAllByRole('row', { selected: false })
    first?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', '239'))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-item'))
    await expect(stage.shell.searchResults.getSnapshot().context.runs).toEqual([{ start: 0, count: 100 }, { start: 200, count: 40 }])
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', '0'))
  },
})
export const NearAPlace = machineStory({
  shows: inState('searchResults', 'shown.listing'),
  ...searched('harbour "Taken at":60.39,5.32~2.5km'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Remove Taken at within 2.5 km of 60.39, 5.32' })).toBeVisible()
  },
})
/** What is no facet can be sorted by as well. */
export const Sorted = machineStory({
  shows: inState('searchResults', 'shown.listing'),
  ...searched('jpg', undefined, '&view=list'),
  play: async ({ stage }, canvas) => {
    await waitFor(() => expect(stage.shell.facets.getSnapshot().matches('listing')).toBe(true))
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Sorted by Relevance' }))
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getByRole('menuitemradio', { name: 'Technique · Picture' })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Repository' }))
    await expect(await within(canvas).findByRole('button', { name: 'Sorted by Repository' })).toBeVisible()
  },
})
export const Nothing = machineStory({ shows: inState('searchResults', 'shown.nothing'), ...searched('harbur type:video person:"Elias Thorsen"') })
/** More is pasted than can be asked for: it says so, and trying again would change nothing. */
export const TooMuch = machineStory({
  shows: inState('searchResults', 'failed'),
  ...searched(Array.from({ length: 51 }, (_, at) => `harbour${at}`).join(' ')),
  play: async (_, canvas) => {
    await within(canvas).findByText('At most 50 words, phrases and fields can be searched for together.')
    await expect(within(canvas).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})
/** Beside the error no number is awaited. */
export const Failed = machineStory({ shows: inState('searchResults', 'failed'), ...searched('harbour', fails('advancedSearches.results')) })
/** Something is found though a part of the query was not understood: it is told above. */
export const PartsLeftOut = machineStory({
  shows: inState('searchResults', 'shown.listing'),
  ...searched('boats OR folder:Nowhere OR added:someday'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('There is no folder for “folder:Nowhere”.')).toBeVisible()
  },
})

/** Two hits are selected: what can be done with them stands over the head. */
export const Selected = machineStory({
  shows: inState('searchResults', 'shown.listing'),
  ...searched('boats', undefined, '&view=list'),
  play: async (_, canvas) => {
    const bar = await selectTwo(canvas)
    await expect(bar.getByText(/^2 selected/)).toBeVisible()
  },
})

const scrollDown = async (canvas: HTMLElement) => {
  const grid = await within(canvas).findByRole('grid')
  await within(grid).findAllByRole('row')
  grid.closest('[data-selecting]')?.scrollTo({ top: 1_000_000 })
}

export const Extending = machineStory({
  shows: inState('searchResults', 'shown.extending'),
  ...searched('jpg'),
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('grid')
    stage.ports.faults.hold('advancedSearches.results')
    await scrollDown(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('searchResults', 'shown.stuck'),
  ...searched('jpg'),
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('grid')
    stage.ports.faults.fail('advancedSearches.results', { code: 'UNREACHABLE' })
    await scrollDown(canvas)
    // Pages are asked for once the rows stand still.
    await expect(await within(canvas).findByRole('alert')).toBeVisible()
  },
})

/** The search is narrowed: what was found before stays until the other hits are there. */
export const Refreshing = machineStory({
  shows: inState('searchResults', 'shown.refreshing'),
  ...searched('harbour'),
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('grid')
    stage.ports.faults.hold('advancedSearches.results')
    stage.shell.searchResults.send({ type: 'list.refined', list: { q: 'harbour tag:storm', sort: { by: 'relevance' }, direction: 'asc' } })
  },
})

export const FacetsUnasked = machineStory({ shows: inState('facets', 'unasked'), ...searched('') })
export const FacetsReading = machineStory({ shows: inState('facets', 'reading'), ...searched('harbour', holds('advancedSearches.facets')) })
export const FacetsListing = machineStory({
  shows: inState('facets', 'listing'),
  ...searched('jpg'),
  play: async (_, canvas) => {
    const box = within(canvas).getAllByRole('checkbox', { name: /Main vault/ })[0]
    if (box !== undefined) await userEvent.click(box)
  },
})
/** The years that are chosen, and what lets go of them, have room in the panel. */
export const FacetsYears = machineStory({
  shows: inState('facets', 'listing'),
  ...searched('harbour made:1880/1890 type:image'),
  play: async (_, canvas) => {
    const clear = await within(canvas).findByRole('button', { name: 'All years of Made' })
    const { right = 0 } = clear.closest('section')?.getBoundingClientRect() ?? {}
    await expect(clear.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
})
export const FacetsFailed = machineStory({ shows: inState('facets', 'failed'), ...searched('harbour', fails('advancedSearches.facets')) })
export const FacetsRefreshing = machineStory({
  shows: inState('facets', 'refreshing'),
  ...searched('harbour'),
  play: async ({ stage }, canvas) => {
    await within(canvas).findAllByRole('checkbox')
    stage.ports.faults.hold('advancedSearches.facets')
    stage.shell.facets.send({ type: 'query.asked', q: 'harbour type:image' })
  },
})

export const AdviceAsking = machineStory({ shows: inState('advice', 'asking'), ...searched('harbur type:video', holds('advancedSearches.advice')) })
export const AdviceAdvising = machineStory({
  shows: inState('advice', 'advising'),
  ...searched('harbur type:image'),
  play: async (_, canvas) => {
    const table = within(await within(canvas).findByRole('table'))
    const [harbur, image] = table.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q')))
    // What finds nothing leads nowhere: one by itself, and what is left without the other.
    await expect([harbur, image]).toEqual([['type:image'], ['type:image']])
  },
})
/** One condition without a likely spelling: what is near to it, with how much that finds. */
export const AdviceOfOne = machineStory({
  shows: inState('advice', 'advising'),
  ...searched('"harbour ice"'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^Everything you may see was searched/)).toBeVisible()
    const near = within(within(canvas).getByRole('list', { name: 'What is near to it' }))
    await expect(near.getByRole('link', { name: /^harbour ice: \d+ results?$/ })).toHaveAttribute('href', expect.stringContaining('q=harbour+ice'))
    await expect(near.getByRole('link', { name: /^harbour OR ice: \d+ results$/ })).toHaveAttribute('href', expect.stringContaining('q=harbour+OR+ice'))
  },
})
/** Nothing is near to it: what can be done stands there all the same. */
export const AdviceOfNone = machineStory({
  shows: inState('advice', 'advising'),
  ...searched('qqqqqqqq'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^Everything you may see was searched/)).toBeVisible()
    await expect(within(canvas).queryByRole('list', { name: 'What is near to it' })).toBeNull()
    await expect(within(canvas).getByRole('link', { name: 'Show everything' })).toBeVisible()
  },
})
/** Everything was asked for, and there is nothing. */
export const AdviceOfAll = machineStory({
  shows: inState('advice', 'advising'),
  ...searched('*', ({ ports: { sample } }) => {
    sample.library.assets.clear()
    sample.library.folders.clear()
  }),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('There is nothing here yet that you may see.')).toBeVisible()
    await expect(within(canvas).queryByRole('link', { name: 'Show everything' })).toBeNull()
  },
})
export const AdviceUnasked = machineStory({ shows: inState('advice', 'unasked'), ...searched('harbour') })
export const AdviceFailed = machineStory({ shows: inState('advice', 'failed'), ...searched('harbur', fails('advancedSearches.advice')) })

/** The folders of a result, all of them looked through. */
const looked = (prepare: (stage: Stage) => void = () => undefined) => searched('jpg', prepare)
const lookThrough = async ({ stage }: Library) => {
  await waitFor(() => expect(stage.shell.facets.getSnapshot().matches('listing')).toBe(true))
  stage.shell.facetValues.send({ type: 'facet.opened', q: 'jpg', facet: 'person' })
}
const find = async (library: Library, text: string) => {
  await lookThrough(library)
  await userEvent.type(await within(document.body).findByRole('textbox', { name: 'Find in Persons' }), text)
}

export const ValuesClosed = machineStory({ shows: inState('facetValues', 'closed'), ...looked() })
export const ValuesFinding = machineStory({ shows: inState('facetValues', 'finding'), ...looked(holds('advancedSearches.values')), play: lookThrough })
export const ValuesListing = machineStory({
  shows: inState('facetValues', 'open.listing'),
  ...looked(),
  play: async (library) => {
    await find(library, 'ma')
    await expect(await within(document.body).findByRole('checkbox', { name: /Marta Lind/ })).toBeVisible()
  },
})
/** Tags stand side by side: also a finger keeps one out, in the rows of all of them. */
export const ValuesKeptOut = machineStory({
  shows: inState('facetValues', 'open.listing'),
  ...looked(),
  play: async (_, canvas) => {
    const tags = (await within(canvas).findByRole('button', { name: 'Tags' })).closest('section')
    await userEvent.click(within(tags ?? canvas).getByRole('button', { name: 'Choose or exclude' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Choices for storm' }))
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Exclude' }))
    await expect(await within(document.body).findByRole('button', { name: 'Remove Not Tag storm', hidden: true })).toBeInTheDocument()
  },
})
export const ValuesNothing = machineStory({ shows: inState('facetValues', 'open.nothing'), ...looked(), play: (library) => find(library, 'xyz') })
export const ValuesTyping = machineStory({
  shows: inState('facetValues', 'open.typing'),
  ...looked(holds('advancedSearches.values')),
  play: async (library) => {
    await find(library, 'm')
    library.stage.shell.facetValues.send({ type: 'text.changed', text: 'ma' })
    await expect(library.stage.shell.facetValues.getSnapshot().matches({ open: 'typing' })).toBe(true)
  },
})
export const ValuesFailed = machineStory({ shows: inState('facetValues', 'failed'), ...looked(fails('advancedSearches.values')), play: lookThrough })
