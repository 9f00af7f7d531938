import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { createTemplatesMachine } from '../../application/templates/templates.machine.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/metadata-templates' } } satisfies Meta

export default meta

const screenFor =
  (held = ROLE_PERMISSIONS.Publisher) =>
  (library: Pick<Library, 'templates' | 'templateAction'>) => (
    <Framed>
      <TemplatesScreen actors={library} held={held} onTry={() => undefined} onMove={() => undefined} />
    </Framed>
  )
const view = screenFor()
const open = ({ shell }: Pick<Stage, 'shell'>, search?: string) => shell.templates.send({ type: 'templates.opened', filter: search === undefined ? {} : { search } })

export const Unopened = machineStory({ shows: inState('templates', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('templates', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.list')
    open(stage)
  }),
  view,
})

export const Listing = machineStory({
  shows: inState('templates', 'listing'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async (_, canvas) => {
    const row = within(await within(canvas).findByRole('row', { name: /Glass plate/ }))
    await expect(row.getByText('Publisher, User and 1 more')).toBeVisible()
    await expect(row.getByText('All assets')).toBeVisible()
    await expect(within(canvas).queryByText('Old index card')).toBeNull()
  },
})

export const WithMenu = machineStory({
  shows: inState('templates', 'listing'),
  start: libraryWith((stage) => open(stage)),
  view: screenFor(['MANAGE_ITEM_TEMPLATES', 'VIEW_RESOURCE_DETAILS']),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Glass plate' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: /Edit texts and options/ })).toHaveAttribute('href', expect.stringMatching(/edit/))
    await expect(menu.getByRole('menuitem', { name: /Hide/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByText(/Your own role does not include “Publish templates”/)).toBeInTheDocument()
    await expect(menu.getByText(/It has been published, and what is described with it stays/)).toBeInTheDocument()
  },
})

/** Looked at for longer than anybody pauses. */
export const Settling = machineStory({
  shows: inState('templates', 'settling'),
  start: () => {
    const machine = createTemplatesMachine(inMemoryPorts()).provide({ delays: { typing: 3_600_000 } })
    return { templates: createActor(machine).start(), templateAction: libraryWith()().templateAction }
  },
  view,
  play: async ({ templates }, canvas) => {
    templates.send({ type: 'templates.opened', filter: {} })
    await within(canvas).findByText('Poster')
    templates.send({ type: 'templates.opened', filter: { search: 'glass' } })
  },
})

export const Refreshing = machineStory({
  shows: inState('templates', 'refreshing'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Poster')
    stage.ports.faults.hold('templates.list')
    open(stage, 'glass')
  },
})

/** More templates than a page has. */
const crowded = ({ keptTemplates, people }: InMemoryPorts) => {
  const rolesIds = [...people.roles.keys()].slice(0, 1)
  for (let place = 0; place < 60; place += 1) keptTemplates.create({ name: `Series ${String(place).padStart(2, '0')}`, shortDescription: '', type: 'ALL', attributes: [], rolesIds, usersIds: [] })
  keptTemplates.create({ name: 'W'.repeat(255), shortDescription: 'M'.repeat(160), type: 'RECORDS', attributes: [], rolesIds, usersIds: [] })
}

const showMore = async (canvas: HTMLElement, before: () => void) => {
  const button = await within(canvas).findByRole('button', { name: 'Show more' })
  before()
  await userEvent.click(button)
}

export const Extending = machineStory({
  shows: inState('templates', 'extending'),
  start: libraryWith((stage) => open(stage), crowded),
  view,
  play: ({ stage }, canvas) => showMore(canvas, () => void stage.ports.faults.hold('templates.list')),
})

export const Stuck = machineStory({
  shows: inState('templates', 'stuck'),
  start: libraryWith((stage) => open(stage), crowded),
  view,
  play: ({ stage }, canvas) => showMore(canvas, () => stage.ports.faults.fail('templates.list', { code: 'UNREACHABLE' })),
})

export const Nothing = machineStory({ shows: inState('templates', 'nothing'), start: libraryWith((stage) => open(stage, 'no such name')), view })

export const None = machineStory({
  shows: inState('templates', 'nothing'),
  start: libraryWith((stage) => open(stage), ({ keptTemplates }) => keptTemplates.templates.clear()),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('No templates yet')).toBeVisible(),
})

export const Failed = machineStory({
  shows: inState('templates', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('templates.list', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})
