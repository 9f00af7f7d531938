import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { CUT_FOLDERS, startTree } from '../stories/shellPorts.ts'
import { FolderTree } from './FolderTree.tsx'

const meta = { parameters: { path: '/records/folders/bequest' } } satisfies Meta

export default meta
type Actors = { readonly tree: ReturnType<typeof startTree> }

const view = ({ tree }: Actors) => <FolderTree tree={tree} />

export const Unopened = machineStory({
  shows: inState('tree', 'unopened'),
  start: () => ({ tree: startTree('answered', 'answered', false) }),
  view,
})

export const Growing = machineStory({ shows: inState('tree', 'growing'), start: () => ({ tree: startTree('never') }), view })

export const GrowingDeeper = machineStory({
  shows: inState('tree', 'growing'),
  start: () => ({ tree: startTree('answered', 'never') }),
  view,
})

export const Grown = machineStory({
  shows: inState('tree', 'grown'),
  start: () => ({ tree: startTree() }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    await expect(await page.findByRole('treeitem', { name: '1887 Bequest' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(page.queryByRole('treeitem', { name: 'Ceramics' })).toBeNull()
  },
})

/** Of what lies in the 1887 Bequest, a part alone was answered. */
export const GrownInPart = machineStory({
  shows: inState('tree', 'grown'),
  start: () => ({ tree: startTree('answered', 'answered', true, CUT_FOLDERS) }),
  view,
  play: async (_, canvas) => {
    const more = await within(canvas).findByRole('treeitem', { name: 'and 212 more: open the folder' })
    await expect(more).toHaveAttribute('href', '/records/folders/bequest')
    await expect(more).toHaveAttribute('aria-level', '3')
    more.scrollIntoView()
  },
})

export const Failed = machineStory({
  shows: inState('tree', 'failed'),
  start: () => ({ tree: startTree('refused', 'refused') }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Try again' })).toBeVisible(),
})
