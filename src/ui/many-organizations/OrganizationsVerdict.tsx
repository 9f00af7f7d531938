import { useTranslation } from 'react-i18next'
import type { OrganizationAction } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { VerdictOnOrganizations } from '../../domain/organizations/many.ts'
import { Verdict } from '../kit/Verdict.tsx'

interface OrganizationsVerdictProps {
  readonly picked: readonly OrganizationSummary[]
  readonly action: OrganizationAction
  readonly verdict: VerdictOnOrganizations
}

/** What blocking or unblocking many does, by name and number of people, and which are left out of it and why. */
export const OrganizationsVerdict = ({ picked, action, verdict: { done, left, users, signedIn } }: OrganizationsVerdictProps) => {
  const { t } = useTranslation()
  const reasonOf = (id: string) => t(`organizations.many.reason.${left.find((one) => one.id === id)?.code ?? 'GONE'}`)
  const [those, others] = [picked.filter(({ id }) => done.includes(id)), picked.filter(({ id }) => !done.includes(id))]
  return (
    <Verdict
      done={{ label: t(`organizations.many.confirm.${action}`, { count: those.length }), items: those }}
      left={{ label: t('organizations.many.left', { count: others.length }), items: others.map(({ id, name }) => ({ id, name, note: reasonOf(id) })) }}
    >
      {those.length === 0 ? <p>{t('organizations.many.none')}</p> : <p>{t(`organizations.many.people.${action}`, { count: users })}</p>}
      {action === 'block' && signedIn > 0 && <p>{t('organizations.many.signedIn', { count: signedIn })}</p>}
    </Verdict>
  )
}
