import { RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../application/failures/refusal.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { WhyRefused } from '../access/WhyRefused.tsx'
import { RefusalPage } from '../errors/RefusalPage.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'

interface RefusedProps {
  readonly kind: 'asset' | 'folder'
  readonly failure: { readonly code: FailureCode } | undefined
  readonly permissions: readonly Permission[]
  /** The way to where one can go on. */
  readonly back: ReactNode
  readonly onRetry: () => void
}

const TEXTS = { asset: 'asset.refused', folder: 'library.refused' } as const

/** Stands where an asset or folder would: what kind of no it is, and where to go from here. */
export const Refused = ({ kind, failure, permissions, back, onRetry }: RefusedProps) => {
  const { t } = useTranslation()
  const refusal = refusalOf(failure)
  return (
    <RefusalPage
      title={t(`${TEXTS[kind]}.${refusal}.title`)}
      hint={t(`${TEXTS[kind]}.${refusal}.text`)}
      why={<WhyRefused code={failure?.code} />}
      actions={
        <>
          {refusal === 'failed' && (
            <Button icon={<RotateCw size={16} />} onClick={onRetry}>
              {t('kit.tryAgain')}
            </Button>
          )}
          {refusal === 'inTrash' && can(permissions, 'viewInTrash') && (
            <ButtonLink icon={<Trash2 size={16} aria-hidden />} to="/trash">
              {t('library.toTrash')}
            </ButtonLink>
          )}
          {back}
        </>
      }
    />
  )
}
