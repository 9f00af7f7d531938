import type { AssetPageActors } from './InfoPanel.tsx'
import type { AssetTab } from '../detail/tabs.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { AssetScreen } from './AssetScreen.tsx'

interface AssetRouteProps extends ScreenProps<AssetPageActors> {
  readonly pages: readonly AssetTab[]
}

/** The asset screen at its address. The route's loader has opened the asset. */
export const AssetRoute = ({ pages, shell, claims }: AssetRouteProps) => (
  <AssetScreen pages={pages} actors={shell} permissions={claims.permissions} features={claims.settings.availableFeatures} />
)
