import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, Ellipsis, FolderInput, Globe, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { ContextMenu, type Point } from './ContextMenu.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import type { MenuEntry } from './MenuEntries.tsx'

const onMove = fn()
const onRefused = fn()

const entries: readonly MenuEntry[] = [
  { id: 'download', label: 'Download', icon: <Download size={16} />, to: '/file', download: 'quay.jpg' },
  { id: 'move', label: 'Move to…', icon: <FolderInput size={16} />, onSelect: onMove },
  { id: 'copy', label: 'Copy to…', icon: <Copy size={16} />, shortcut: 'C', onSelect: fn() },
  { id: 'web', label: 'Web ready', icon: <Globe size={16} />, tone: 'publish', onSelect: fn() },
  {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 size={16} />,
    tone: 'danger',
    separated: true,
    refusal: 'Your role does not hold DELETE_RESOURCES.',
  },
]

const meta = {
  component: Menu,
  args: { label: 'Actions', align: 'start', entries, button: <IconButton label="Actions" icon={<Ellipsis size={16} />} /> },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Actions' }))
  return within(document.body).findByRole('menu')
}

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    const refused = within(menu).getByRole('menuitem', { name: 'Delete', description: 'Your role does not hold DELETE_RESOURCES.' })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
  },
}

const PointedRow = styled.div`
  &:focus-within button {
    opacity: 1;
  }
`

/** In a row that shows its buttons while it has the focus, nothing but the menu comes. */
export const InPointedRow: Story = {
  render: (args) => (
    <PointedRow>
      <Menu {...args} />
    </PointedRow>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const { backgroundColor, borderTopWidth } = getComputedStyle(canvasElement.querySelector('[data-menu-place]') ?? document.body)
    await expect([backgroundColor, borderTopWidth]).toEqual(['rgba(0, 0, 0, 0)', '0px'])
  },
}

const LONG = 'Folders and files are arranged by those whose role holds MOVE_RESOURCES; ask Ada Berg or Mateo Rivas of your organization.'

/** What cannot be done is reached by keys like the rest, says why in one line below, and keeps the menu open and as large as it was. */
export const SeveralReasons: Story = {
  args: { entries: entries.map((entry) => (entry.id === 'move' ? { ...entry, refusal: LONG, onSelect: onRefused } : entry)) },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await waitFor(() => expect(menu).toHaveFocus())
    const { width, height } = menu.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(320)
    const reason = within(menu).getByText(LONG)
    await expect(reason).not.toBeVisible()
    await userEvent.keyboard('mov')
    await waitFor(() => expect(reason).toBeVisible())
    await expect(menu.getBoundingClientRect()).toMatchObject({ width, height })
    await userEvent.keyboard('{Enter}')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move to…' }))
    await expect(onRefused).not.toHaveBeenCalled()
    await expect(menu).toBeVisible()
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('mov{Enter}')
    await expect(onMove).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}

/** What takes the focus itself has it for good, however late the menu goes. */
export const LeadsElsewhere: Story = {
  args: { entries: [{ id: 'width', label: 'Set the width…', onClosed: () => document.querySelector<HTMLElement>('[data-elsewhere]')?.focus() }] },
  render: (args) => (
    <>
      <Menu {...args} />
      <span tabIndex={-1} data-elsewhere>
        Elsewhere
      </span>
    </>
  ),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('set{Enter}')
    const elsewhere = within(canvasElement).getByText('Elsewhere')
    await waitFor(() => expect(elsewhere).toHaveFocus())
    // Headless UI gives the focus back two frames later.
    for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame)
    await expect(elsewhere).toHaveFocus()
  },
}

export const ChoiceOfOne: Story = {
  args: {
    entries: [
      { id: 'name', label: 'Name', checked: true },
      { id: 'modified', label: 'Last modified', checked: false },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await expect(within(menu).getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  },
}

const WithContextMenu = () => {
  const [at, setAt] = useState<Point>()
  return (
    <>
      <button
        type="button"
        onContextMenu={(event) => {
          event.preventDefault()
          setAt({ x: 120, y: 80 })
        }}
      >
        harbour-at-dusk-1887.jpg
      </button>
      {at !== undefined && <ContextMenu label="Actions" at={at} entries={entries} onClose={() => setAt(undefined)} />}
    </>
  )
}

export const AtAPoint: Story = {
  render: () => <WithContextMenu />,
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('button')
    item.focus()
    await userEvent.pointer({ target: item, keys: '[MouseRight]' })
    const menu = await within(document.body).findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(item).toHaveFocus())
  },
}
