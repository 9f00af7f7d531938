import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { manyPeople, peopleWith, withFaces } from '../../../.storybook/faces.ts'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { openPeoplePlace } from './openPeople.ts'
import { PeopleScreen } from './PeopleScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/people' } } satisfies Meta

export default meta

const viewFor =
  (permissions: (typeof ROLE_PERMISSIONS)[keyof typeof ROLE_PERMISSIONS]) =>
  ({ stage: { shell } }: Library) => (
    <Framed>
      <PeopleScreen actors={shell} permissions={permissions} letters onPlace={(place) => openPeoplePlace(shell, place)} />
    </Framed>
  )
const view = viewFor(ROLE_PERMISSIONS.Admin)
const grid = async (canvas: HTMLElement) => within(await within(canvas).findByRole('grid', { name: 'People' }))

export const Unopened = machineStory({ shows: inState('people', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('people', 'reading'), start: peopleWith(({ ports }) => void ports.faults.hold('faces.groups')), view })
export const Failed = machineStory({ shows: inState('people', 'failed'), start: peopleWith(({ ports }) => ports.faults.fail('faces.groups', { code: 'UNREACHABLE' })), view })
export const Nothing = machineStory({ shows: inState('people', 'nothing'), start: peopleWith(() => undefined), view })
export const NothingIgnored = machineStory({ shows: inState('people', 'nothing'), start: peopleWith(() => undefined, 'ignored'), view })

/** Who is in most pictures comes first; who resembles a name is asked about by it. */
export const Listing = machineStory({
  shows: inState('people', 'listing'),
  start: peopleWith(),
  view,
  play: async (_, canvas) => {
    const cells = await (await grid(canvas)).findAllByRole('cell')
    await expect(cells.map((cell) => cell.textContent)).toEqual(['Who is this?9 faces', 'Is this Tormod Ødegård?3 faces', 'Who is this?1 face'])
  },
})

/** By the keyboard alone: two are selected, said to be one person, and that is taken back by nobody here. */
export const Selecting = machineStory({
  shows: inState('people', 'listing'),
  start: peopleWith(),
  view,
  play: async (_, canvas) => {
    const [first] = await (await grid(canvas)).findAllByRole('cell')
    first?.focus()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Is this Tormod'))
    await userEvent.keyboard(' ')
    await expect(await within(canvas).findByRole('toolbar', { name: 'Selection' })).toHaveTextContent('2 selected')
    await userEvent.keyboard('m')
    await waitFor(() => expect(within(canvas).getAllByRole('cell')).toHaveLength(2))
  },
})

/** Whoever decides by keys of one after the other stays in the list, and sees the next one beside it. */
export const GoingThrough = machineStory({
  shows: inState('people', 'listing'),
  start: peopleWith(withFaces, 'unnamed', { kind: 'group', id: 'keeper' }),
  view,
  play: async (_, canvas) => {
    const cells = await grid(canvas)
    const [first] = await cells.findAllByRole('cell')
    await waitFor(() => expect(within(canvas).getByRole('heading', { level: 2, name: 'Who is this?' })).toHaveFocus())
    first?.focus()
    await userEvent.keyboard('i')
    const [second, third] = await waitFor(async () => {
      const left = cells.getAllByRole('cell')
      await expect(left).toHaveLength(2)
      return left
    })
    await expect(await within(canvas).findByRole('heading', { name: 'Is this Tormod Ødegård?' })).toBeVisible()
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}i')
    await waitFor(() => expect(within(canvas).getByRole('heading', { level: 2, name: 'Who is this?' })).toBeVisible())
    await waitFor(() => expect(cells.getByRole('cell')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvas).getByRole('heading', { level: 2, name: 'Who is this?' })).toHaveFocus())
  },
})

/** Whoever may only look selects nothing. */
export const MayNotName = machineStory({
  shows: inState('people', 'listing'),
  start: peopleWith(withFaces, 'unnamed', { kind: 'group', id: 'keeper' }),
  view: viewFor(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS']),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('heading', { name: 'Who is this?' })).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Name' })).not.toBeInTheDocument()
  },
})

export const Named = machineStory({ shows: inState('people', 'listing'), start: peopleWith(withFaces, 'named', { kind: 'person', name: 'Sigrun Lie' }), view })
export const Ignored = machineStory({ shows: inState('people', 'listing'), start: peopleWith(withFaces, 'ignored'), view })

export const Extending = machineStory({
  shows: inState('people', 'extending'),
  start: peopleWith(manyPeople),
  view,
  play: async ({ stage }, canvas) => {
    await (await grid(canvas)).findAllByRole('cell')
    stage.ports.faults.hold('faces.groups')
    stage.shell.people.send({ type: 'more.wanted' })
  },
})
/** What is read is drawn only where it is in sight. */
export const Stuck = machineStory({
  shows: inState('people', 'stuck'),
  start: peopleWith(manyPeople),
  view,
  play: async ({ stage }, canvas) => {
    const cells = await (await grid(canvas)).findAllByRole('cell')
    await expect(cells.length).toBeLessThan(61)
    stage.ports.faults.fail('faces.groups', { code: 'UNREACHABLE' })
    stage.shell.people.send({ type: 'more.wanted' })
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('The server cannot be reached.')
  },
})
