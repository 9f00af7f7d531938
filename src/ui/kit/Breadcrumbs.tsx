import { ChevronRight, Ellipsis } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ellipsis } from './mixins.ts'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { useCollapse } from './useCollapse.ts'
import { WayUp } from './WayUp.tsx'

interface Crumb {
  readonly id: string
  readonly label: string
  readonly to: string
}

/** The most steps shown before the middle collapses into a menu. */
const SHOWN = 4

/** The way down to where one is. The last step is the page itself; a long way collapses in its middle. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  useCollapse(list)
  const middle = crumbs.slice(1, -1)
  const hidden = crumbs.length > SHOWN ? middle.slice(0, -1) : []
  const shown = crumbs.filter((crumb) => !hidden.includes(crumb))
  return (
    <nav aria-label={t('kit.breadcrumbs')}>
      <WayUp above={crumbs.slice(0, -1)} />
      <List ref={list} data-long={hidden.length > 0 || undefined}>
        {shown.map((crumb, place) => (
          <Fragment key={crumb.id}>
            <Step data-middle={middle.includes(crumb) || undefined}>
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
            {place === 0 && crumbs.length > 1 && (
              <Step data-more>
                <Separator size={14} aria-hidden />
                <Menu
                  label={t('kit.moreCrumbs')}
                  align="start"
                  button={<IconButton size="compact" label={t('kit.moreCrumbs')} icon={<Ellipsis size={16} />} data-drop-door />}
                  entries={crumbs.slice(0, -1).map(({ id, label, to }) => ({ id, label, to, crumb: id }))}
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

/* What collapses stays as wide as it would be, to be measured again. */
const Step = styled.li`
  display: flex;
  flex: 0 0 auto;
  align-items: center;
  gap: ${theme.space.snug};
  min-width: 0;

  &:last-child {
    flex-shrink: 1;
  }

  &[data-more],
  [data-collapsed] > &[data-middle],
  [data-collapsed='above'] > &:first-child {
    position: absolute;
    width: 0;
    visibility: hidden;
  }

  [data-long] > &[data-more],
  [data-collapsed] > &[data-more] {
    position: static;
    width: auto;
    visibility: visible;
  }
`

const Separator = styled(ChevronRight)`
  [data-collapsed='above'] & {
    display: none;
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
