import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../application/failures/refusal.ts'
import type { FailureCode } from '../../../domain/failures/codes.ts'
import { WhyRefused } from '../../access/WhyRefused.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'

interface FolderRefusedProps {
  readonly failure: { readonly code: FailureCode } | undefined
  readonly moduleName: string
  readonly moduleAddress: string
  readonly onRetry: () => void
}

/** Stands where the folder's contents would: what kind of no it is, and where to go from here. */
export const FolderRefused = ({ failure, moduleName, moduleAddress, onRetry }: FolderRefusedProps) => {
  const { t } = useTranslation()
  const refusal = refusalOf(failure)
  return (
    <ErrorState
      title={t(`library.refused.${refusal}.title`)}
      text={t(`library.refused.${refusal}.text`)}
      onRetry={refusal === 'failed' ? onRetry : undefined}
      action={
        <>
          <ButtonLink to={moduleAddress}>{t('library.toModule', { module: moduleName })}</ButtonLink>
          <WhyRefused code={failure?.code} />
        </>
      }
    />
  )
}
