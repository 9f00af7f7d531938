import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Refused } from './Refused.tsx'

interface FolderRefusedProps {
  readonly failure: { readonly code: FailureCode } | undefined
  readonly permissions: readonly Permission[]
  readonly moduleName: string
  readonly moduleAddress: string
  readonly onRetry: () => void
}

/** Stands where the folder's contents would. */
export const FolderRefused = ({ failure, permissions, moduleName, moduleAddress, onRetry }: FolderRefusedProps) => {
  const { t } = useTranslation()
  return (
    <Refused
      kind="folder"
      failure={failure}
      permissions={permissions}
      back={<ButtonLink to={moduleAddress}>{t('library.toModule', { module: moduleName })}</ButtonLink>}
      onRetry={onRetry}
    />
  )
}
