import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { ThemeButton } from './ThemeButton.tsx'
import { UserMenu } from './UserMenu.tsx'

interface TopBarProps {
  readonly claims: SessionClaims
  readonly preferences: PreferencesActor
  /** Where the screen puts its breadcrumbs. */
  readonly crumbs: Ref<HTMLDivElement>
  readonly search: ReactNode
  /** The way to the assistant. */
  readonly ask?: ReactNode
  readonly picture: ReactNode
  readonly drawerOpen: boolean
  readonly onOpenDrawer: () => void
}

export const TopBar = ({ claims, preferences, crumbs, search, ask, picture, drawerOpen, onOpenDrawer }: TopBarProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      <MobileOnly>
        <IconButton
          label={t('shell.openNavigation')}
          icon={<MenuIcon size={20} />}
          aria-expanded={drawerOpen}
          aria-haspopup="dialog"
          onClick={onOpenDrawer}
        />
      </MobileOnly>
      <Crumbs ref={crumbs} />
      {search}
      <Actions>
        {ask}
        <DesktopOnly>
          <ThemeButton preferences={preferences} />
        </DesktopOnly>
        <UserMenu user={claims.user} preferences={preferences} picture={picture} />
      </Actions>
    </Root>
  )
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.size.bar};
  padding: 0 ${theme.space[5]};
  border-bottom: ${theme.border.line};
  background: ${theme.color.bg};

  /* The search stands in the middle of every page: it is the way to the page that is shortened. */
  ${theme.media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.size.search}) minmax(max-content, 1fr);
    column-gap: ${theme.space[3]};
  }

  ${theme.media.belowMd} {
    gap: ${theme.space[2]};
    padding: 0 ${theme.space[3]} 0 ${theme.space[2]};
  }
`

/** As much as there is, whatever the way needs: the search stands in one place. */
const Crumbs = styled.div`
  flex: 1 0 40%;
  min-width: 0;
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.half};

  ${theme.media.lg} {
    grid-column: 3;
  }

  /* The way to the assistant has its place before its code is there. */
  ${theme.media.belowMd} {
    min-width: calc(2 * ${theme.size.touch});
  }
`

const MobileOnly = styled.div`
  ${theme.media.md} {
    display: none;
  }
`

const DesktopOnly = styled.div`
  ${theme.media.belowMd} {
    display: none;
  }
`
