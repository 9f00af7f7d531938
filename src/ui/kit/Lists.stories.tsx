import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { expect, userEvent, within } from 'storybook/test'
import type { Direction } from '../../domain/assets/asset.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { FileName } from './FileName.tsx'
import { Pagination } from './Pagination.tsx'
import { type Column, Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'

const meta = { parameters: { path: '/records/assets/a1/detail/details' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Row {
  readonly name: string
  readonly size: number
}

const rows: readonly Row[] = [
  { name: 'amphora-attic-black-figure.tif', size: 48.2 },
  { name: 'chart-of-the-outer-isles.png', size: 12.7 },
  { name: 'harbour-at-dusk-1887.jpg', size: 3.1 },
]
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => <FileName name={name} /> },
  { id: 'size', header: 'Size', align: 'end', cell: ({ size }) => `${size} MB` },
]

const Sorted = () => {
  const [direction, setDirection] = useState<Direction>('asc')
  const shown = direction === 'asc' ? rows : rows.toReversed()
  return (
    <Table
      caption="Assets"
      columns={columns}
      rows={shown}
      rowKey={({ name }) => name}
      sort={{ column: 'name', direction }}
      onSort={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
    />
  )
}

export const SortedTable: Story = {
  render: () => <Sorted />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Name' }))
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  },
}

const crumbs = ['Records', 'Acquisitions', 'Nineteenth century', 'Bequests and gifts', '1887 Bequest', 'Ceramics'].map((label, place) => ({
  id: label,
  label,
  to: `/records/folders/${place}`,
}))

export const ShortWay: Story = { render: () => <Breadcrumbs crumbs={crumbs.slice(0, 3)} /> }

export const LongWay: Story = {
  render: () => <Breadcrumbs crumbs={crumbs} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Ceramics')).toHaveAttribute('aria-current', 'page')
    await expect(page.queryByRole('link', { name: 'Nineteenth century' })).toBeNull()
  },
}

/** Where not all of it has room the middle gives way, and the page keeps its name. */
export const NarrowWay: Story = {
  render: () => (
    <div style={{ width: 300 }}>
      <Breadcrumbs crumbs={crumbs.slice(0, 3)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('link', { name: 'Acquisitions' })).toBeNull()
    const here = page.getByText('Nineteenth century')
    await expect(here.scrollWidth).toBe(here.clientWidth)
    await userEvent.click(page.getAllByRole('button').at(-1) as HTMLElement)
    await expect(await within(document.body).findByRole('menuitem', { name: 'Acquisitions' })).toBeVisible()
  },
}

const Pages = () => {
  const [search] = useSearchParams()
  return <Pagination page={Number(search.get('page') ?? 5)} pageCount={12} to={(page) => `?page=${page}`} />
}

export const Paged: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Next page' }))
    await expect(await page.findByRole('link', { name: 'Page 6', current: 'page' })).toBeVisible()
  },
}

export const TabsByAddress: Story = {
  render: () => (
    <Tabs
      label="Asset"
      tabs={[
        { to: '/records/assets/a1/detail/details', label: 'Details' },
        { to: '/records/assets/a1/detail/metadata', label: 'Metadata' },
        { to: '/records/assets/a1/detail/history', label: 'Asset History' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Details')
  },
}
