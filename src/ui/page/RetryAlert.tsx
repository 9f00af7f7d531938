import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'

interface RetryAlertProps {
  readonly onRetry: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** Says what could not be read or done where the rest stays usable, with the way to try it again. */
export const RetryAlert = ({ onRetry, className, children }: RetryAlertProps) => {
  const { t } = useTranslation()
  return (
    <Alert className={className}>
      {children}{' '}
      <Button size="compact" onClick={onRetry}>
        {t('kit.tryAgain')}
      </Button>
    </Alert>
  )
}
