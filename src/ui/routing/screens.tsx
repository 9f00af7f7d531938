import type { ComponentType } from 'react'
import { Outlet, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { FirstActors, ShellActors } from '../../application/actors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { FolderRoute } from '../folders/FolderRoute.tsx'
import { openFolder } from '../folders/openPlaces.ts'
import type { FirstScreenProps, ScreenProps } from '../page/ScreenProps.ts'
import { useFirstScreenProps, useScreenProps } from '../page/useScreenProps.ts'

export interface BuiltScreen {
  readonly route: Pick<RouteObject, 'Component' | 'lazy'>
  /** Tells the machines what the address names, while the screen's code is still on its way. */
  readonly open?: (loadShell: () => Promise<ShellActors>, args: LoaderFunctionArgs) => Promise<void>
  /** The same for the screen that does not wait for all of the shell. */
  readonly openFirst?: (loadShell: () => Promise<FirstActors>, args: LoaderFunctionArgs) => Promise<void>
}

/** A screen is handed what the shell has; the dialogs whose routes lie below its own stand over it. */
const screen = <Props extends FirstScreenProps>(Screen: ComponentType<Props>, useProps: () => Props) => ({
  Component: () => {
    const props = useProps()
    return (
      <>
        <Screen {...props} />
        <Outlet context={props} />
      </>
    )
  },
})

/** A screen of its own chunk. */
export const lazyScreen = (load: () => Promise<ComponentType<ScreenProps>>): BuiltScreen['route'] => ({
  lazy: async () => screen(await load(), useScreenProps),
})

/** The screens that are built; the one that most people begin at comes with the application. By the id of their route in the requirement table. */
export const SCREENS: Readonly<Record<string, BuiltScreen>> = {
  home: { route: lazyScreen(async () => (await import('../landing/Landing.tsx')).Landing) },
  folders: {
    route: screen(FolderRoute, useFirstScreenProps),
    openFirst: async (loadShell, args) => {
      openFolder(await loadShell(), args)
    },
  },
  assets: {
    route: lazyScreen(async () => (await import('../assets/AssetsRoute.tsx')).AssetsRoute),
    open: async (loadShell, args) => {
      const [{ openAssets }, shell] = await Promise.all([import('../assets/openAssets.ts'), loadShell()])
      openAssets(shell, args)
    },
  },
  assetDetail: {
    route: lazyScreen(async () => {
      const [{ AssetRoute }, { ASSET_PAGES }] = await Promise.all([import('../assets/AssetRoute.tsx'), import('./detailTabs.ts')])
      return (props) => <AssetRoute {...props} pages={ASSET_PAGES} />
    }),
    open: async (loadShell, args) => {
      const [{ openAssetDetail }, { ASSET_PAGES }] = await Promise.all([import('../assets/openAssetDetail.ts'), import('./detailTabs.ts')])
      await openAssetDetail(ASSET_PAGES, loadShell, args)
    },
  },
  assetPersons: {
    route: lazyScreen(async () => (await import('../persons/PersonsRoute.tsx')).PersonsRoute),
    open: async (loadShell, args) => {
      const [{ openPersons }, shell] = await Promise.all([import('../persons/openPersons.ts'), loadShell()])
      openPersons(shell, args)
    },
  },
  folderDetail: {
    route: lazyScreen(async () => {
      const [{ FolderDetailRoute }, { FOLDER_PAGES }] = await Promise.all([import('../folders/FolderDetailRoute.tsx'), import('./detailTabs.ts')])
      return (props) => <FolderDetailRoute {...props} pages={FOLDER_PAGES} />
    }),
    open: async (loadShell, args) => {
      const [{ openFolderDetail }, { FOLDER_PAGES }] = await Promise.all([import('../folders/openFolderDetail.ts'), import('./detailTabs.ts')])
      await openFolderDetail(FOLDER_PAGES, loadShell, args)
    },
  },
  assetRelated: {
    route: lazyScreen(async () => (await import('../relations/RelatedRoute.tsx')).AssetRelatedRoute),
    open: async (loadShell, args) => (await import('../relations/openRelated.ts')).openAssetRelated(loadShell, args),
  },
  folderRelated: {
    route: lazyScreen(async () => (await import('../relations/RelatedRoute.tsx')).FolderRelatedRoute),
    open: async (loadShell, args) => (await import('../relations/openRelated.ts')).openFolderRelated(loadShell, args),
  },
  collections: { route: lazyScreen(async () => (await import('../collections/CollectionsRoute.tsx')).CollectionsRoute) },
  webReady: {
    route: lazyScreen(async () => (await import('../web-ready/WebReadyRoute.tsx')).WebReadyRoute),
    open: async (loadShell, { request, params }) => {
      const [{ openList }, { webReadyListOf }, { webReadyList }] = await Promise.all([
        import('../items/openList.ts'),
        import('../addresses/webReady.ts'),
        loadShell(),
      ])
      const type = resourceTypeOfSegment(params['resourceType'])
      if (type !== undefined) openList(webReadyList, webReadyListOf(type, new URL(request.url).searchParams))
    },
  },
  favorites: {
    route: lazyScreen(async () => (await import('../favorites/FavoritesRoute.tsx')).FavoritesRoute),
    open: async (loadShell, { request }) => {
      const [{ openList }, { favoriteListOf }, { favorites }] = await Promise.all([
        import('../items/openList.ts'),
        import('../addresses/favorites.ts'),
        loadShell(),
      ])
      openList(favorites, favoriteListOf(new URL(request.url).searchParams))
    },
  },
  search: {
    route: lazyScreen(async () => (await import('../search/SearchRoute.tsx')).SearchRoute),
    open: async (loadShell, args) => {
      const [{ openSearch }, shell] = await Promise.all([import('../search/openSearch.ts'), loadShell()])
      openSearch(shell, args)
    },
  },
  trash: {
    route: lazyScreen(async () => (await import('../trash/TrashRoute.tsx')).TrashRoute),
    open: async (loadShell, args) => {
      const [{ openTrash }, shell] = await Promise.all([import('../trash/openTrash.ts'), loadShell()])
      openTrash(shell, args)
    },
  },
  profile: { route: lazyScreen(async () => (await import('../profile/ProfileRoute.tsx')).ProfileRoute) },
  organizationsAccounts: {
    route: lazyScreen(async () => (await import('../organizations/OrganizationsRoute.tsx')).OrganizationsRoute),
    open: async (loadShell, args) => {
      const [{ openOrganizations }, shell] = await Promise.all([import('../organizations/openOrganizations.ts'), loadShell()])
      openOrganizations(shell, args)
    },
  },
  organizationDetail: {
    route: lazyScreen(async () => (await import('../organizations/OrganizationRoute.tsx')).OrganizationRoute),
  },
  userEdit: { route: lazyScreen(async () => (await import('../users/AccountRoute.tsx')).AccountEditRoute) },
  userCreate: { route: lazyScreen(async () => (await import('../users/AccountRoute.tsx')).AccountCreateRoute) },
  organizationCreate: {
    route: lazyScreen(async () => (await import('../organizations/OrganizationRoute.tsx')).OrganizationCreateRoute),
  },
  userRoles: { route: lazyScreen(async () => (await import('../roles/RolesRoute.tsx')).RolesRoute) },
  roleDetail: { route: lazyScreen(async () => (await import('../roles/RoleRoute.tsx')).RoleDetailRoute) },
  roleCreate: { route: lazyScreen(async () => (await import('../roles/RoleRoute.tsx')).RoleCreateRoute) },
  userGroups: { route: lazyScreen(async () => (await import('../user-groups/UserGroupsRoute.tsx')).UserGroupsRoute) },
  userGroupDetail: { route: lazyScreen(async () => (await import('../user-groups/UserGroupRoute.tsx')).UserGroupRoute) },
  userGroupCreate: { route: lazyScreen(async () => (await import('../user-groups/UserGroupRoute.tsx')).UserGroupRoute) },
  userGroupRestricted: {
    route: lazyScreen(async () => (await import('../restrictions/RestrictedListRoute.tsx')).GroupTreeRoute),
  },
  userGroupRestrictedAll: {
    route: lazyScreen(async () => (await import('../restrictions/RestrictedListRoute.tsx')).GroupRestrictionsRoute),
  },
  activityLog: { route: lazyScreen(async () => (await import('../activity/ActivityLogRoute.tsx')).ActivityLogRoute) },
  mail: { route: lazyScreen(async () => (await import('../mail/MailRoute.tsx')).MailRoute) },
  userRestricted: {
    route: lazyScreen(async () => (await import('../restrictions/RestrictedListRoute.tsx')).RestrictedTreeRoute),
  },
  userRestrictedAll: {
    route: lazyScreen(async () => (await import('../restrictions/RestrictedListRoute.tsx')).AccessRestrictionsRoute),
  },
  userPublicationAll: {
    route: lazyScreen(async () => (await import('../restrictions/RestrictedListRoute.tsx')).PublicationRestrictionsRoute),
  },
}
