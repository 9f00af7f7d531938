import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Actions, StateRoot, StateText, StateTitle } from './EmptyState.tsx'

interface ErrorStateProps {
  /** What happened. */
  readonly title: string
  /** Whether anything was lost, and what to do next. */
  readonly text?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly action?: ReactNode
}

/** A failure in the place where the content would stand. */
export const ErrorState = ({ title, text, onRetry, action }: ErrorStateProps) => {
  const { t } = useTranslation()
  return (
    <StateRoot data-state-root role="alert">
      <StateTitle>{title}</StateTitle>
      {text !== undefined && <StateText>{text}</StateText>}
      {(onRetry !== undefined || action !== undefined) && (
        <Actions>
          {onRetry !== undefined && (
            <Button icon={<RotateCw size={16} />} onClick={onRetry}>
              {t('kit.tryAgain')}
            </Button>
          )}
          {action}
        </Actions>
      )}
    </StateRoot>
  )
}
