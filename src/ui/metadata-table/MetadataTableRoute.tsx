import { useNavigate } from 'react-router'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { TableExportActors } from '../../application/table-export/tableExportActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { MetadataTableScreen } from './MetadataTableScreen.tsx'

/** The table at its address. The route's loader has opened it. */
export const MetadataTableRoute = ({ shell, claims }: ScreenProps<MetadataTableActors & TableExportActors>) => {
  const navigate = useNavigate()
  return <MetadataTableScreen actors={shell} permissions={claims.permissions} onGo={(address) => void navigate(address, { replace: true })} onLeave={(address) => void navigate(address)} />
}
