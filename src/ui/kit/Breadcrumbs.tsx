import { ChevronRight, Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ellipsis } from './focus.ts'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { WayUp } from './WayUp.tsx'

export interface Crumb {
  readonly id: string
  readonly label: string
  readonly to: string
}

/** The most steps shown before the middle collapses into a menu. */
const SHOWN = 4

/** The way down to where one is. The last step is the page itself; a long way collapses in its middle. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation()
  const hidden = crumbs.length > SHOWN ? crumbs.slice(1, -2) : []
  const shown = crumbs.filter((crumb) => !hidden.includes(crumb))
  return (
    <nav aria-label={t('kit.breadcrumbs')}>
      <WayUp above={crumbs.slice(0, -1)} />
      <List>
        {shown.map((crumb, place) => (
          <Fragment key={crumb.id}>
            <Step>
              {place > 0 && <ChevronRight size={14} aria-hidden />}
              {place === shown.length - 1 ? (
                <Here aria-current="page" title={crumb.label}>
                  {crumb.label}
                </Here>
              ) : (
                <CrumbLink to={crumb.to} title={crumb.label} data-crumb={crumb.id}>
                  {crumb.label}
                </CrumbLink>
              )}
            </Step>
            {place === 0 && hidden.length > 0 && (
              <Step>
                <ChevronRight size={14} aria-hidden />
                <Menu
                  label={t('kit.moreCrumbs')}
                  align="start"
                  button={<IconButton size="compact" label={t('kit.moreCrumbs')} icon={<Ellipsis size={16} />} data-drop-door />}
                  entries={hidden.map(({ id, label, to }) => ({ id, label, to, crumb: id }))}
                />
              </Step>
            )}
          </Fragment>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ol`
  display: flex;
  margin-left: -${theme.space[1]};
  align-items: center;
  gap: ${theme.space.snug};
  min-width: 0;
  color: ${theme.color.inkFaint};

  ${theme.media.belowMd} {
    display: none;
  }
`

/* The steps between give way first, then a long name of the page, which says it in full; the module stays whole. */
const Step = styled.li`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${theme.space.snug};
  min-width: 0;

  &:first-child {
    flex-shrink: 0;
  }

  &:last-child {
    flex-shrink: 0;
    max-width: max(50%, 100% - ${theme.size.place});
  }
`

const CrumbLink = styled(Link)`
  padding: 2px ${theme.space[1]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkFaint};
  ${ellipsis}

  &:hover {
    color: ${theme.color.ink};
  }

  &[data-drop='accepts'] {
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }
`

const Here = styled.span`
  padding: 2px ${theme.space[1]};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.ink};
  ${ellipsis}
`
