import { useOutletContext, type NonIndexRouteObject, type RouteObject } from 'react-router'
import { ADMIN_AREAS, ADMIN_ROUTES, dialogsOf } from '../../domain/navigation/adminRoutes.ts'
import type { RouteRule } from '../../domain/navigation/rule.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'

const frame: Pick<RouteObject, 'lazy'> = {
  lazy: async () => {
    const { AdminPanel } = await import('../admin-panel/AdminPanel.tsx')
    return { Component: () => <AdminPanel {...useOutletContext<ScreenProps>()} /> }
  },
}

/** The areas of the administration in their frame, each with its dialogs as routes below it. */
export const adminPanel = (routeOf: (rule: RouteRule) => NonIndexRouteObject): RouteObject => ({
  ...frame,
  children: ADMIN_AREAS.flatMap((area) =>
    ADMIN_ROUTES.filter(({ id }) => id === area.id).map((page) => ({ ...routeOf(page), children: dialogsOf(area).map(routeOf) })),
  ),
})
