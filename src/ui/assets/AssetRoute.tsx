import type { ScreenProps } from '../page/ScreenProps.ts'
import { AssetScreen } from './AssetScreen.tsx'

/** The asset screen at its address. The route's loader has opened the asset. */
export const AssetRoute = ({ shell, claims }: ScreenProps) => <AssetScreen actors={shell} permissions={claims.permissions} features={claims.settings.availableFeatures} />
