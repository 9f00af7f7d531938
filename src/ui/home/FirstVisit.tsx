import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { can } from '../../domain/rights/can.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

/** Where nothing was ever added: leads to the first upload. */
export const FirstVisit = ({ claims }: { readonly claims: SessionClaims }) => {
  const { t } = useTranslation()
  const mayAdd = can(claims.permissions, 'upload')
  return (
    <EmptyState
      icon={<Upload size={28} strokeWidth={1.5} />}
      title={t('home.first.title', { organization: claims.organization.name })}
      text={t(mayAdd ? 'home.first.text' : 'home.first.textReadOnly')}
      action={visibleResourceTypes(claims).map((type) => (
        <ButtonLink key={type} to={foldersPath(type)}>
          {t('home.first.open', { module: t(`shell.modules.${type}`) })}
        </ButtonLink>
      ))}
    />
  )
}
