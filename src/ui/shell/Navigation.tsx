import { useSelector } from '@xstate/react'
import { ContactRound, Copy, House, LayoutDashboard, Link2, Search, Shield, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import { hasContacts, hasHome, hasShareLinks, visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { modulePath, resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { can } from '../../domain/rights/can.ts'
import { ADVANCED_RESULT_PATH, ADVANCED_SEARCH_PATH } from '../addresses/search.ts'
import { SHARE_LINKS_PATH } from '../addresses/shareLinks.ts'
import { adminAreasOf } from '../admin-panel/adminAreas.ts'
import { theme } from '../theme/theme.ts'
import { ModulePlace } from './ModulePlace.tsx'
import { OrganizationHead } from './OrganizationHead.tsx'
import { Group, Place } from './places.ts'
import { StorageWidget } from './StorageWidget.tsx'

interface NavigationProps {
  readonly claims: SessionClaims
  readonly tree: TreeActor
  readonly usage: UsageActor
  readonly upgrade?: UpgradeActor | undefined
  readonly onUpgrade?: ((capacity: number) => void) | undefined
  readonly saved?: ReactNode
  /** The categories of the contacts, shown while one is among them. */
  readonly contacts?: ReactNode
  readonly assistant?: ReactNode
}

const mayAskForMore = ({ permissions }: SessionClaims): boolean => can(permissions, 'requestUpgrade')

export const Navigation = ({ claims, tree, usage, upgrade, onUpgrade, saved, contacts, assistant }: NavigationProps) => {
  const { t } = useTranslation()
  const modules = visibleResourceTypes(claims)
  const counts = useSelector(usage, (snapshot) => snapshot.context.usage?.assets)
  const { pathname } = useLocation()
  const current = resourceTypeOfSegment(pathname.split('/')[1])
  return (
    <Root aria-label={t('shell.navigation')}>
      <OrganizationHead organization={claims.organization.name} role={claims.user.role} />
      <Places>
        {hasHome(claims) && (
          <Place to="/" end $on={pathname === '/'}>
            <House size={18} aria-hidden />
            {t('shell.areas.home')}
          </Place>
        )}
        {can(claims.permissions, 'viewDashboard') && (
          <Place to="/dashboard" $on={pathname === '/dashboard'}>
            <LayoutDashboard size={18} aria-hidden />
            {t('shell.areas.dashboard')}
          </Place>
        )}
        {can(claims.permissions, 'keepFavorites') && (
          <Place to="/favorites" $on={pathname === '/favorites'}>
            <Star size={18} aria-hidden />
            {t('shell.areas.favorites')}
          </Place>
        )}
        {can(claims.permissions, 'search') && (
          <Place to={ADVANCED_SEARCH_PATH} end $on={pathname === ADVANCED_SEARCH_PATH || pathname === ADVANCED_RESULT_PATH}>
            <Search size={18} aria-hidden />
            {t('shell.areas.advancedSearch')}
          </Place>
        )}
        {modules.length > 0 && <Group>{t('shell.library')}</Group>}
        {modules.map((type) => (
          <ModulePlace
            key={type}
            type={type}
            isCurrent={current === type}
            isOpen={pathname !== modulePath('COLLECTIONS')}
            isListed={can(claims.permissions, 'view')}
            isTabled={can(claims.permissions, 'viewAssetsByTemplate')}
            count={counts?.find((each) => each.type === type)?.count}
            tree={tree}
          />
        ))}
        {hasContacts(claims) && (
          <div>
            <Place to="/contacts/general" $on={pathname.startsWith('/contacts/')}>
              <ContactRound size={18} aria-hidden />
              {t('shell.modules.CONTACTS')}
            </Place>
            {pathname.startsWith('/contacts/') && contacts}
          </div>
        )}
        {saved}
      </Places>
      {assistant}
      {modules.length > 0 && can(claims.permissions, 'viewDuplicates') && (
        <Place to="/duplicates" $on={pathname === '/duplicates'}>
          <Copy size={18} aria-hidden />
          {t('shell.areas.duplicates')}
        </Place>
      )}
      {hasShareLinks(claims) && (
        <Place to={SHARE_LINKS_PATH} $on={pathname === SHARE_LINKS_PATH}>
          <Link2 size={18} aria-hidden />
          {t('shareLinks.title')}
        </Place>
      )}
      {can(claims.permissions, 'viewInTrash') && (
        <Place to="/trash" $on={pathname === '/trash'}>
          <Trash2 size={18} aria-hidden />
          {t('trash.title')}
        </Place>
      )}
      {adminAreasOf(claims).length > 0 && (
        <Place to="/admin-panel" $on={pathname.startsWith('/admin-panel')}>
          <Shield size={18} aria-hidden />
          {t('administration.title')}
        </Place>
      )}
      {modules.length > 0 && <StorageWidget usage={usage} upgrade={upgrade} onUpgrade={mayAskForMore(claims) ? onUpgrade : undefined} />}
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
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
  min-height: 0;
  margin: 0 -${theme.space[1]};
  padding: 0 ${theme.space[1]};
  overflow: auto;
`
