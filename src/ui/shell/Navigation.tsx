import { useSelector } from '@xstate/react'
import { ContactRound, Copy, House, LayoutDashboard, Link2, ListChecks, ScanFace, Search, Shield, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import { hasContacts, hasHome, hasPeople, hasShareLinks, hasSuggestions, visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { modulePath, resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { can } from '../../domain/rights/can.ts'
import { CONTACTS_PATH, SHARE_LINKS_PATH } from '../../domain/navigation/paths.ts'
import { ADVANCED_RESULT_PATH, ADVANCED_SEARCH_PATH } from '../addresses/search.ts'
import { adminAreasOf } from '../admin-panel/adminAreas.ts'
import { theme } from '../theme/theme.ts'
import { ModulePlace } from './ModulePlace.tsx'
import { OrganizationHead } from './OrganizationHead.tsx'
import { Area } from './Area.tsx'
import { Group } from './places.ts'
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
        {hasHome(claims) && <Area to="/" icon={House}>{t('shell.areas.home')}</Area>}
        {can(claims.permissions, 'viewDashboard') && <Area to="/dashboard" icon={LayoutDashboard}>{t('shell.areas.dashboard')}</Area>}
        {can(claims.permissions, 'keepFavorites') && <Area to="/favorites" icon={Star}>{t('shell.areas.favorites')}</Area>}
        {can(claims.permissions, 'search') && <Area to={ADVANCED_SEARCH_PATH} also={ADVANCED_RESULT_PATH} icon={Search}>{t('shell.areas.advancedSearch')}</Area>}
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
            <Area to={CONTACTS_PATH} also="/contacts/" icon={ContactRound}>{t('shell.modules.CONTACTS')}</Area>
            {pathname.startsWith('/contacts/') && contacts}
          </div>
        )}
        {saved}
      </Places>
      {assistant}
      {modules.length > 0 && can(claims.permissions, 'viewDuplicates') && <Area to="/duplicates" icon={Copy}>{t('shell.areas.duplicates')}</Area>}
      {hasSuggestions(claims) && <Area to="/suggestions" icon={ListChecks}>{t('shell.areas.suggestions')}</Area>}
      {hasPeople(claims) && <Area to="/people" icon={ScanFace}>{t('shell.areas.people')}</Area>}
      {hasShareLinks(claims) && <Area to={SHARE_LINKS_PATH} icon={Link2}>{t('shareLinks.title')}</Area>}
      {can(claims.permissions, 'viewInTrash') && <Area to="/trash" icon={Trash2}>{t('trash.title')}</Area>}
      {adminAreasOf(claims).length > 0 && <Area to="/admin-panel" also="/admin-panel/" icon={Shield}>{t('administration.title')}</Area>}
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
  overflow: auto;
`

const Places = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
  min-height: calc(3 * ${theme.size.row});
  margin: 0 -${theme.space[1]} ${theme.space[2]};
  padding: 0 ${theme.space[1]};
  overflow: auto;
`
