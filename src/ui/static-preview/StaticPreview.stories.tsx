import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import type { Density } from '../../application/preferences/Preferences.ts'
import './staticPreview.css'
import { drawFolder } from './drawFolder.ts'
import { sayNotOpened } from './notOpened.ts'

const FOLDERS = ['Ceramics', 'Correspondence', 'Donor files of the department of prints and drawings'].map((name) => ({ id: name, name }))
const ASSETS = ['harbour-at-dusk-1887.jpg', 'letter-to-the-harbour-master-of-the-northern-isles.pdf', 'jug.tif'].map((name, row) => ({
  id: name,
  name,
  width: 60,
  height: row === 1 ? 90 : 40,
}))
const PICTURES = ASSETS.map(
  ({ width, height }) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a8fa6"/></svg>`)}`,
)

const PLACE = { resourceType: 'RECORDS', folderId: 'harbour', sort: 'name', direction: 'asc' } as const

const StaticPreview = ({ density }: { readonly density: Density }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current !== null) drawFolder(place.current, { place: PLACE, folders: FOLDERS, assets: ASSETS, pictureOf: (row) => PICTURES[row], density })
  }, [density])
  return <div ref={place} />
}

const meta = { component: StaticPreview, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StaticPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Comfortable: Story = {
  args: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.look-tile img')).toHaveLength(3)
  },
}

/** The application is not there yet: what was pressed waits for it. */
export const Pressed: Story = {
  args: { density: 'comfortable' },
  play: async ({ canvasElement, userEvent }) => {
    const [tile, name] = [canvasElement.querySelector('.look-tile'), canvasElement.querySelector('.look-name')]
    if (tile === null || name === null) throw new Error('Nothing is drawn')
    await userEvent.click(name)
    await expect(tile).toHaveAttribute('data-pressed', 'true')
    await expect(window.vitrinePressed).toEqual({ kind: 'asset', id: 'harbour-at-dusk-1887.jpg', row: 0, place: PLACE })
    delete window.vitrinePressed
  },
}

export const Compact: Story = { args: { density: 'compact' } }

const NotOpenedPage = () => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current !== null) sayNotOpened(place.current, 'en-US')
  }, [])
  return <div ref={place} />
}

export const NotOpened: Story = {
  args: { density: 'comfortable' },
  render: () => <NotOpenedPage />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toHaveTextContent('Try again')
  },
}
