import { Menu as HeadlessMenu, MenuButton, MenuItems } from '@headlessui/react'
import { Fragment, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { MenuEntries, type MenuEntry } from './MenuEntries.tsx'
import { menuPanel } from './menuShape.ts'

interface MenuProps {
  /** A Button or IconButton; it gets the menu's attributes and its keyboard. */
  readonly button: ReactElement
  readonly entries: readonly MenuEntry[]
  readonly align?: 'start' | 'end'
  readonly side?: 'bottom' | 'top'
}

/** A menu under its button. */
export const Menu = ({ button, entries, align = 'end', side = 'bottom' }: MenuProps) => (
  <HeadlessMenu>
    <MenuButton as={Fragment}>{button}</MenuButton>
    <MenuPanel modal={false} anchor={{ to: `${side} ${align}`, gap: 4, padding: 8 }}>
      <MenuEntries entries={entries} />
    </MenuPanel>
  </HeadlessMenu>
)

export const MenuPanel = styled(MenuItems)`
  ${menuPanel}
`
