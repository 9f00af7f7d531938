import { useTranslation } from 'react-i18next'
import { formatDate } from '../../domain/format/dates.ts'
import { goneOn } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'

/** Whether an organization is active, blocked, or deleted, and then when it is gone. */
export const OrganizationStateBadge = ({ organization: { state, deletedAt } }: { readonly organization: OrganizationSummary }) => {
  const { t } = useTranslation()
  if (deletedAt !== null) return <StatusDot>{t('organizations.removal.goneOn', { date: formatDate(goneOn(deletedAt), TIME_ZONE) })}</StatusDot>
  return <StatusDot tone={state === 'Blocked' ? 'danger' : 'success'}>{t(`organizations.states.${state}`)}</StatusDot>
}
