import { lazy } from 'react'
import type { AssetTab } from '../detail/tabs.ts'

/** The fields of an asset. */
export const DETAILS_TAB: AssetTab = {
  segment: 'details',
  isForm: true,
  Panel: lazy(() => import('./DetailsTab.tsx').then(({ DetailsTab }) => ({ default: DetailsTab }))),
}

/** What search engines are told of it. */
export const SEO_TAB: AssetTab = {
  segment: 'seo',
  isForm: true,
  Panel: lazy(() => import('./SeoTab.tsx').then(({ SeoTab }) => ({ default: SeoTab }))),
}
