import type { Meta } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen, userEvent } from 'storybook/test'
import { exchanging } from '../../../.storybook/contactExchange.ts'
import { contactNamed } from '../../../.storybook/contacts.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { categoryText } from '../contacts/categoryText.ts'
import { useContactCategories } from '../contacts/useContactCategories.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ManyContactsDialog } from './ManyContactsDialog.tsx'
import { exportContacts } from './exportContacts.ts'

const meta = { parameters: { path: '/contacts/general' } } satisfies Meta

export default meta

const Shown = ({ shell }: Pick<Stage, 'shell'>) => {
  const { t } = useTranslation()
  const categories = useContactCategories(shell.contactCategories, HERE).map((one) => ({ id: one.id, name: categoryText(t, one) }))
  return (
    <>
      <p>The contacts lie below.</p>
      <ManyContactsDialog manyContacts={shell.manyContacts} categories={categories} />
      <ErasureDialog erasure={shell.erasure} onTake={() => undefined} />
    </>
  )
}
const view = ({ stage }: Library) => <Shown shell={stage.shell} />
const ALL = { selection: { kind: 'all', term: '', categoryId: null }, count: 6 } as const
const trashing = (prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.manyContacts.send({ type: 'trash', ...ALL })
  })
const categorizing = (prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.manyContacts.send({ type: 'category.ask', ...ALL })
  })
const erasing = (prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.erasure.send({ type: 'ask', contact: contactNamed(stage.ports.keptContacts, 'Ada Berg') })
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Category/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Artists' }))
  await press('Change category')
}
const erase = async (name: string) => {
  await userEvent.type(await screen.findByRole('textbox'), name)
  await press('Erase for good')
}

export const Closed = machineStory({ shows: inState('manyContacts', 'closed'), start: exchanging(), view })
export const Asking = machineStory({ shows: inState('manyContacts', 'asking'), start: trashing(), view, play: async () => expect(await screen.findByText('Move 6 contacts to the trash?')).toBeVisible() })
export const Trashing = machineStory({ shows: inState('manyContacts', 'trashing'), start: trashing(({ ports }) => void ports.faults.hold('contactExchange.trash')), view, play: () => press('Move to trash') })
export const Choosing = machineStory({ shows: inState('manyContacts', 'choosing'), start: categorizing(), view, play: () => press('Change category') })
export const Categorizing = machineStory({ shows: inState('manyContacts', 'categorizing'), start: categorizing(({ ports }) => void ports.faults.hold('contactExchange.categorize')), view, play: choose })

/** Nothing is exported, and then the server is asked. */
export const Unexported = machineStory({ shows: inState('contactExport', 'idle'), start: exchanging(), view })
export const Exporting = machineStory({
  shows: inState('contactExport', 'asking'),
  start: exchanging(({ ports, shell }) => {
    ports.faults.hold('contactExchange.file')
    exportContacts(shell, { format: 'vcf', selection: ALL.selection, sort: 'lastName', direction: 'asc', language: 'en-US', name: 'Contacts' })
  }),
  view,
})

export const NobodyErased = machineStory({ shows: inState('erasure', 'closed'), start: exchanging(), view })

/** A name that is not theirs erases nobody. */
export const ErasureAsked = machineStory({
  shows: inState('erasure', 'asking'),
  start: erasing(),
  view,
  play: async () => {
    await erase('ada berg')
    await expect(await screen.findByText('Type the name exactly as it is shown.')).toBeVisible()
  },
})
export const Erasing = machineStory({ shows: inState('erasure', 'working'), start: erasing(({ ports }) => void ports.faults.hold('contactExchange.erase')), view, play: () => erase('Ada Berg') })
export const ErasureRefused = machineStory({
  shows: inState('erasure', 'refused'),
  start: erasing(({ ports }) => ports.faults.fail('contactExchange.erase', { code: 'UNREACHABLE' })),
  view,
  play: () => erase('Ada Berg'),
})
