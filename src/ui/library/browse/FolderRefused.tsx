import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../../application/failures/refusal.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'

interface FolderRefusedProps {
  readonly refusal: Refusal
  readonly moduleName: string
  readonly moduleAddress: string
  readonly onRetry: () => void
}

/** Stands where the folder's contents would: what kind of no it is, and where to go from here. */
export const FolderRefused = ({ refusal, moduleName, moduleAddress, onRetry }: FolderRefusedProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t(`library.refused.${refusal}.title`)}
      text={t(`library.refused.${refusal}.text`)}
      onRetry={refusal === 'failed' ? onRetry : undefined}
      action={<ButtonLink to={moduleAddress}>{t('library.toModule', { module: moduleName })}</ButtonLink>}
    />
  )
}
