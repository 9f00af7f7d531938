import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { NothingLanding } from '../landing/NothingLanding.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { nobody, publisher, startPreferences } from '../stories/sessionPorts.ts'
import { startTree, startUsage } from '../stories/shellPorts.ts'
import { Drawer } from './Drawer.tsx'
import { Navigation } from './Navigation.tsx'
import { Shell } from './Shell.tsx'
import { InTopBar } from '../page/slots.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/records/folders/bequest' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const actors = () => ({ preferences: startPreferences(), tree: startTree(), usage: startUsage() })

const crumbs = [
  { id: 'records', label: 'Records', to: '/records/folders' },
  { id: 'acquisitions', label: 'Acquisitions', to: '/records/folders/acquisitions' },
  { id: 'bequest', label: '1887 Bequest', to: '/records/folders/bequest' },
]

const InLibrary = () => {
  const [started] = useState(actors)
  return (
    <Shell claims={publisher} {...started}>
      <InTopBar>
        <Breadcrumbs crumbs={crumbs} />
      </InTopBar>
      <h1>1887 Bequest</h1>
    </Shell>
  )
}

const AtHome = ({ claims }: { readonly claims: SessionClaims }) => {
  const [started] = useState(actors)
  return (
    <Shell claims={claims} {...started}>
      <NothingLanding claims={claims} />
    </Shell>
  )
}

export const Library: Story = { render: () => <InLibrary /> }

export const UserMenuOpen: Story = {
  render: () => <InLibrary />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Account/ }))
    const menu = await within(document.body).findByRole('menu')
    await expect(within(menu).getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  },
}

const OpenDrawer = () => {
  const [started] = useState(actors)
  return (
    <Drawer onClose={fn()}>
      <Navigation claims={publisher} tree={started.tree} usage={started.usage} />
    </Drawer>
  )
}

export const DrawerOpen: Story = {
  parameters: { page: false },
  render: () => <OpenDrawer />,
  play: async ({ canvasElement }) => {
    const drawer = await within(canvasElement).findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await expect(await within(drawer).findByRole('treeitem', { name: 'Loans' })).toBeVisible()
  },
}

export const NoAreaAtAll: Story = { parameters: { path: '/' }, render: () => <AtHome claims={nobody} /> }
