import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ResourceType } from '../../domain/access/modules.ts'
import { metadataImportPath } from '../addresses/metadataTable.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'

/** Leads to the import over the table, which stays as it is. */
export const ImportLink = ({ resourceType }: { readonly resourceType: ResourceType }) => {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <ButtonLink tone="ghost" icon={<Upload size={16} />} to={`${metadataImportPath(resourceType)}${search}`}>
      {t('metadataImport.import')}
    </ButtonLink>
  )
}
