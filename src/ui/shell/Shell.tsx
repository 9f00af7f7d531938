import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { theme } from '../theme/theme.ts'
import { Navigation } from './Navigation.tsx'
import { Slots } from '../page/slots.tsx'
import { TopBar } from './TopBar.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

/** On phones, and when it is opened. */
const Drawer = lazyPart(() => import('./Drawer.tsx').then(({ Drawer }) => ({ default: Drawer })))

/** When it is asked for. */
const UpgradeDialog = lazyPart(() => import('./UpgradeDialog.tsx').then(({ UpgradeDialog }) => ({ default: UpgradeDialog })))

interface ShellProps {
  readonly claims: SessionClaims
  readonly preferences: PreferencesActor
  readonly tree: TreeActor
  readonly usage: UsageActor
  /** Once somebody has asked for more storage. */
  readonly upgrade?: UpgradeActor | undefined
  readonly onUpgrade?: (capacity: number) => void
  readonly search?: ReactNode
  /** The categories of the contacts, in the navigation. */
  readonly contacts?: ReactNode
  /** The saved searches, in the navigation. */
  readonly saved?: ReactNode
  /** The page of the assistant, in the navigation. */
  readonly assistant?: ReactNode
  /** The way to the assistant, in the top bar. */
  readonly ask?: ReactNode
  /** Of whoever is signed in. */
  readonly picture?: ReactNode
  /** What floats over every screen: the transfers panel. */
  readonly panel?: ReactNode
  /** What every page says above all else. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page for signed-in people: navigation, top bar, the screen. */
export const Shell = ({ claims, preferences, tree, usage, upgrade, onUpgrade, search, saved, contacts, assistant, ask, picture, panel, banner, children }: ShellProps) => {
  const { t } = useTranslation()
  const [crumbs, setCrumbs] = useState<HTMLDivElement | null>(null)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  const isAskingForMore = useSelector(upgrade, (snapshot) => snapshot?.hasTag('open')) ?? false
  const navigation = <Navigation claims={claims} tree={tree} usage={usage} upgrade={upgrade} onUpgrade={onUpgrade} saved={saved} contacts={contacts} assistant={assistant} />
  return (
    <Slots value={{ crumbs }}>
      <Root>
        <Skip href="#content">{t('shell.skip')}</Skip>
        <Side>{navigation}</Side>
        <Suspense>{drawerOpen && !isAskingForMore && <Drawer onClose={closeDrawer}>{navigation}</Drawer>}</Suspense>
        <Column>
          {banner}
          <TopBar
            claims={claims}
            preferences={preferences}
            crumbs={setCrumbs}
            search={search}
            ask={ask}
            picture={picture}
            drawerOpen={drawerOpen}
            onOpenDrawer={() => setDrawerOpen(true)}
          />
          <Content id="content" tabIndex={-1}>
            {children}
          </Content>
        </Column>
        <Suspense>{upgrade && isAskingForMore && <UpgradeDialog upgrade={upgrade} usage={usage} organization={claims.organization.name} />}</Suspense>
        {panel}
      </Root>
    </Slots>
  )
}

const Root = styled.div`
  display: flex;
  height: 100dvh;
`

const Skip = styled.a`
  position: fixed;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  z-index: ${theme.layer.bubble};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.primaryInk};
  background: ${theme.color.primary};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

const Side = styled.div`
  flex: none;
  width: ${theme.size.sidebar};
  border-right: ${theme.border.line};
  background: ${theme.color.sunken};

  ${theme.media.belowMd} {
    display: none;
  }
`

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

const Content = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;

  &:focus {
    outline: none;
  }

  /* Where the page scrolls as a whole, its end can be scrolled out from under the transfers. */
  ${theme.media.belowLg} {
    padding-bottom: var(--covered, 0px);
    scroll-padding-bottom: var(--covered, 0px);
  }
`
