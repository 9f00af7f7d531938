import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tree, type TreeRow } from './Tree.tsx'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const row = (id: string, label: string, level: number, more: Partial<TreeRow> = {}): TreeRow => ({
  id,
  label,
  level,
  to: `/records/folders/${id}`,
  expandable: false,
  expanded: false,
  ...more,
})

const Folders = () => {
  const [open, setOpen] = useState<readonly string[]>(['acquisitions'])
  const isOpen = (id: string) => open.includes(id)
  const rows = [
    row('acquisitions', 'Acquisitions', 1, { expandable: true, expanded: isOpen('acquisitions') }),
    ...(isOpen('acquisitions') ? [row('bequest', '1887 Bequest', 2), row('purchase', '1902 Purchase', 2)] : []),
    row('loans', 'Loans', 1, { expandable: true, expanded: isOpen('loans'), busy: isOpen('loans') }),
  ]
  return (
    <Tree
      label="Folders"
      rows={rows}
      currentId="bequest"
      onToggle={(id) => setOpen(isOpen(id) ? open.filter((each) => each !== id) : [...open, id])}
    />
  )
}

export const ByKeyboard: Story = {
  render: () => <Folders />,
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement)
    const item = (name: string) => tree.getByRole('treeitem', { name })
    await userEvent.tab()
    await expect(item('1887 Bequest')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item('Acquisitions')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item('Acquisitions')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(item('Loans')).toHaveFocus()
    await userEvent.keyboard('1')
    await expect(item('1887 Bequest')).toHaveFocus()
  },
}
