import type { AssetTab } from '../detail/tabs.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

/** The fields of an asset. */
export const DETAILS_TAB: AssetTab = {
  segment: 'details',
  isForm: true,
  Panel: lazyPart(() => import('./DetailsTab.tsx').then(({ DetailsTab }) => ({ default: DetailsTab }))),
}

/** What search engines are told of it. */
export const SEO_TAB: AssetTab = {
  segment: 'seo',
  isForm: true,
  Panel: lazyPart(() => import('./SeoTab.tsx').then(({ SeoTab }) => ({ default: SeoTab }))),
}
