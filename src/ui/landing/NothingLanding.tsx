import { DoorClosed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'

/** For somebody who may open no area at all. */
export const NothingLanding = ({ claims }: { readonly claims: SessionClaims }) => {
  const { t } = useTranslation()
  const title = t('landing.nothing.title')
  usePageTitle(title)
  return (
    <EmptyState
      icon={<DoorClosed size={24} />}
      title={title}
      text={t('landing.nothing.text', { organization: claims.organization.name, role: claims.user.role })}
    />
  )
}
