import { lazy, Suspense } from 'react'
import type { MenuSurfaceProps } from './MenuSurface.tsx'

const load = () => import('./MenuSurface.tsx')
const Surface = lazy(() => load().then(({ MenuSurface }) => ({ default: MenuSurface })))

/** The menu's code is fetched when a menu is first about to open: no page needs it to start. */
export const LazyMenuSurface = (props: MenuSurfaceProps) => (
  <Suspense fallback={null}>
    <Surface {...props} />
  </Suspense>
)

export const preloadMenu = () => void load()
