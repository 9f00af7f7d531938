import { Suspense } from 'react'
import type { MenuSurfaceProps } from './MenuSurface.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const load = () => import('./MenuSurface.tsx')
const Surface = lazyPart(() => load().then(({ MenuSurface }) => ({ default: MenuSurface })))

/** The menu's code is fetched when a menu is first about to open: no page needs it to start. */
export const LazyMenuSurface = (props: MenuSurfaceProps) => (
  <Suspense fallback={null}>
    <Surface {...props} />
  </Suspense>
)

export const preloadMenu = () => void load()
