import { ArrowUp, ChevronRight, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ellipsis } from './mixins.ts'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import type { MenuEntry } from './MenuEntries.tsx'

/** The way on a phone: one step up under the thumb, and all that is above it. The page's own name is its title alone. */
export const WayUp = ({ above }: { readonly above: readonly MenuEntry[] }) => {
  const { t } = useTranslation()
  const up = above.at(-1)
  if (up?.to === undefined) return null
  return (
    <Root>
      <Arrow to={up.to} aria-label={t('kit.up', { name: up.label })}>
        <ArrowUp size={20} aria-hidden />
      </Arrow>
      {above.length > 1 && (
        <>
          <Menu
            label={t('kit.moreCrumbs')}
            align="start"
            button={<IconButton label={t('kit.moreCrumbs')} icon={<Ellipsis size={16} />} />}
            entries={above.slice(0, -1)}
          />
          <ChevronRight size={14} aria-hidden />
        </>
      )}
      <Parent to={up.to} title={up.label}>
        {up.label}
      </Parent>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${theme.color.inkFaint};

  > svg {
    flex: none;
  }

  ${theme.media.md} {
    display: none;
  }
`

const Arrow = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};

  &:hover {
    background: ${theme.color.hover};
  }
`

const Parent = styled(Link)`
  padding: ${theme.space[3]} ${theme.space[1]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  ${ellipsis}
`
