import { useSelector } from '@xstate/react'
import { Archive, FolderOpen, Globe, Images, Library, Shield, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { TreeActor } from '../../application/library/tree.machine.ts'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import { visibleResourceTypes } from '../../domain/access/admission.ts'
import { anyOf, isAllowed } from '../../domain/access/evaluate.ts'
import { foldersPath, resourceTypeOfSegment, segmentOf } from '../../domain/access/segments.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/session/claims.ts'
import { builtAreas } from '../access/builtAreas.ts'
import { insetFocus } from '../kit/focus.ts'
import { theme } from '../theme/theme.ts'
import { FolderTree } from './FolderTree.tsx'
import { OrganizationHead } from './OrganizationHead.tsx'
import { StorageWidget } from './StorageWidget.tsx'

interface NavigationProps {
  readonly claims: SessionClaims
  readonly tree: TreeActor
  readonly usage: UsageActor
  readonly upgrade?: UpgradeActor | undefined
}

const ICONS = { RECORDS: <FolderOpen size={18} aria-hidden />, ARCHIVES: <Archive size={18} aria-hidden /> }

/** Those with folders of their own in the navigation. */
const IN_NAVIGATION = ['RECORDS', 'ARCHIVES'] as const

const mayAskForMore = ({ permissions }: SessionClaims): boolean => isAllowed(permissions, anyOf('UPLOAD_ASSETS', 'EDIT_MY_ORG'))

export const Navigation = ({ claims, tree, usage, upgrade }: NavigationProps) => {
  const { t, i18n } = useTranslation()
  const visible = visibleResourceTypes(claims)
  const counts = useSelector(usage, (snapshot) => snapshot.context.usage?.assets)
  const { pathname } = useLocation()
  const current = resourceTypeOfSegment(pathname.split('/')[1])
  const modules = IN_NAVIGATION.filter((type) => visible.includes(type))
  return (
    <Root aria-label={t('shell.navigation')}>
      <OrganizationHead organization={claims.organization.name} role={claims.user.role} />
      <Places>
        {claims.permissions.includes('VIEW_RESOURCES') && (
          <Place to="/favorites" $on={pathname === '/favorites'}>
            <Star size={18} aria-hidden />
            {t('shell.areas.favorites')}
          </Place>
        )}
        {modules.length > 0 && <Group>{t('shell.library')}</Group>}
        {modules.map((type) => {
          const count = counts?.find((each) => each.type === type)?.count
          return (
            <div key={type}>
              <Place to={foldersPath(type)} $on={current === type} data-module={segmentOf(type)}>
                {ICONS[type]}
                {t(`shell.modules.${type}`)}
                {count !== undefined && <Count>{formatNumber(count, matchLanguage(i18n.language))}</Count>}
              </Place>
              {current === type && (
                <>
                  {claims.permissions.includes('VIEW_RESOURCES') && (
                    <Below to={`/${segmentOf(type)}/assets`} end data-tone="plain">
                      <Images size={14} aria-hidden />
                      {t('allAssets.title')}
                    </Below>
                  )}
                  <Below to={`/${segmentOf(type)}/web-ready`}>
                    <Globe size={14} aria-hidden />
                    {t('shell.areas.webReady')}
                  </Below>
                  <FolderTree tree={tree} />
                </>
              )}
            </div>
          )
        })}
        {visible.includes('COLLECTIONS') && (
          <Place to="/collections" $on={pathname === '/collections'}>
            <Library size={18} aria-hidden />
            {t('shell.modules.COLLECTIONS')}
          </Place>
        )}
      </Places>
      {claims.permissions.includes('VIEW_RESOURCES_FROM_TRASH') && (
        <Place to="/trash" $on={pathname === '/trash'}>
          <Trash2 size={18} aria-hidden />
          {t('trash.title')}
        </Place>
      )}
      {builtAreas(claims.permissions).length > 0 && (
        <Place to="/admin-panel" $on={pathname.startsWith('/admin-panel')}>
          <Shield size={18} aria-hidden />
          {t('administration.title')}
        </Place>
      )}
      {modules.length > 0 && <StorageWidget usage={usage} upgrade={mayAskForMore(claims) ? upgrade : undefined} />}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  height: 100%;
  padding: ${theme.space[3]};
`

const Places = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 2px;
  min-height: 0;
  margin: 0 -${theme.space[1]};
  padding: 0 ${theme.space[1]};
  overflow: auto;
`

const Group = styled.h2`
  margin: ${theme.space[3]} ${theme.space[2]} ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.inkFaint};
`

const Place = styled(NavLink)<{ $on: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.roomy};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: 1px solid ${({ $on }) => ($on ? theme.color.line : 'transparent')};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.medium};
  color: ${({ $on }) => ($on ? theme.color.ink : theme.color.inkSoft)};
  background: ${({ $on }) => ($on ? theme.color.surface : 'none')};
  ${insetFocus}

  &:hover {
    color: ${theme.color.ink};
  }

  &[data-drop='accepts'] {
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
    outline-offset: -2px;
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }

  > svg {
    color: ${({ $on }) => ($on ? theme.color.primary : 'inherit')};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

const Below = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.compact};
  margin: ${theme.space.half} 0 ${theme.space.half} ${theme.space[4]};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  ${insetFocus}

  &:hover,
  &[aria-current='page'] {
    color: ${theme.color.publish};
  }

  &[aria-current='page'] {
    background: ${theme.color.publishSoft};
  }

  &[data-tone='plain']:hover,
  &[data-tone='plain'][aria-current='page'] {
    color: ${theme.color.primary};
  }

  &[data-tone='plain'][aria-current='page'] {
    background: ${theme.color.primarySoft};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

const Count = styled.small`
  margin-left: auto;
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.regular};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};
`
