import type { Meta } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { exchanging, TABLE } from '../../../.storybook/contactExchange.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { categoryText } from '../contacts/categoryText.ts'
import { useContactCategories } from '../contacts/useContactCategories.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { ContactImportDialog } from './ContactImportDialog.tsx'

const meta = { parameters: { path: '/contacts/general' } } satisfies Meta

export default meta

const Shown = ({ shell }: Pick<Stage, 'shell'>) => {
  const { t } = useTranslation()
  const categories = useContactCategories(shell.contactCategories, HERE).map((one) => ({ id: one.id, name: categoryText(t, one) }))
  return (
    <>
      <p>The contacts lie below.</p>
      <ContactImportDialog contactImport={shell.contactImport} categories={categories} />
    </>
  )
}
const view = ({ stage }: Library) => <Shown shell={stage.shell} />
const given = (file: File, prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.contactImport.send({ type: 'open' })
    stage.shell.contactImport.send({ type: 'file.given', file })
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const reached = async ({ contactImport }: Library, state: 'planned' | 'applied') => waitFor(() => expect(contactImport.getSnapshot().matches(state)).toBe(true))

export const Closed = machineStory({ shows: inState('contactImport', 'closed'), start: exchanging(), view })
export const Choosing = machineStory({ shows: inState('contactImport', 'choosing'), start: exchanging(({ shell }) => shell.contactImport.send({ type: 'open' })), view })

/** What is wrong with the file, and another one is asked for. */
export const Unreadable = machineStory({
  shows: inState('contactImport', 'choosing'),
  start: given(new File(['\u0000'], 'portrait.png')),
  view,
  play: async () => expect(await screen.findByText('It is no vCard or CSV file.')).toBeVisible(),
})
export const Planning = machineStory({ shows: inState('contactImport', 'planning'), start: given(TABLE, ({ ports }) => void ports.faults.hold('contactExchange.plan')), view })

/** Who would be added, who is there already, and what is refused and why. */
export const Planned = machineStory({
  shows: inState('contactImport', 'planned'),
  start: given(TABLE),
  view,
  play: async (actors) => {
    await reached(actors, 'planned')
    await expect(await screen.findByText('2 contacts would be added')).toBeVisible()
    await expect(screen.getByText('1 category would be added: Lenders')).toBeVisible()
    await expect(screen.getByText(/Last name: .*2/)).toBeVisible()
    await userEvent.click(screen.getByText('2 contacts are there already'))
    await expect(screen.getByRole('link', { name: 'Open Ada Berg' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeEnabled()
  },
})

/** Columns that name nobody, and what is to be chosen. */
export const Incomplete = machineStory({
  shows: inState('contactImport', 'planned'),
  start: given(new File(['Town,Country\nOslo,Norway\n'], 'towns.csv')),
  view,
  play: async (actors) => {
    await reached(actors, 'planned')
    await expect(await screen.findByText(/which columns are the first name/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Import 0 contacts' })).toBeDisabled()
  },
})
export const Applying = machineStory({
  shows: inState('contactImport', 'applying'),
  start: given(TABLE, ({ ports }) => void ports.faults.hold('contactExchange.apply')),
  view,
  play: async (actors) => {
    await reached(actors, 'planned')
    await press('Import 2 contacts')
  },
})
const applied = async (actors: Library) => {
  await reached(actors, 'planned')
  await press('Import 2 contacts')
  await reached(actors, 'applied')
}
export const Applied = machineStory({
  shows: inState('contactImport', 'applied'),
  start: given(TABLE),
  view,
  play: async (actors) => {
    await applied(actors)
    await expect(await screen.findByText('2 contacts added')).toBeVisible()
  },
})
export const Undoing = machineStory({
  shows: inState('contactImport', 'undoing'),
  start: given(TABLE, ({ ports }) => void ports.faults.hold('contactExchange.undo')),
  view,
  play: async (actors) => {
    await applied(actors)
    await press('Undo the import')
  },
})
export const Undone = machineStory({
  shows: inState('contactImport', 'undone'),
  start: given(TABLE),
  view,
  play: async (actors) => {
    await applied(actors)
    await press('Undo the import')
    await expect(await screen.findByText(/2 contacts are as before/)).toBeVisible()
  },
})
