import { useTranslation } from 'react-i18next'
import type { OfMany } from '../../application/users/UserGateway.ts'
import { fullName, type Account } from '../../domain/users/account.ts'
import type { VerdictOnMany } from '../../domain/users/many.ts'
import { Verdict } from '../kit/Verdict.tsx'

interface ManyVerdictProps {
  readonly picked: readonly Account[]
  readonly kind: OfMany['change']['kind'] | 'delete'
  readonly verdict: VerdictOnMany
}

/** What a change of many does, by name, and who is left out of it and why. */
export const ManyVerdict = ({ picked, kind, verdict: { done, left, signedIn, losing } }: ManyVerdictProps) => {
  const { t } = useTranslation()
  const reasonOf = (id: string) => t(`users.many.reason.${left.find((one) => one.id === id)?.code ?? 'GONE'}`)
  const [those, others] = [picked.filter(({ id }) => done.includes(id)), picked.filter(({ id }) => !done.includes(id))]
  const named = (account: Account) => ({ id: account.id, name: fullName(account) })
  return (
    <Verdict
      done={{ label: t(`users.many.confirm.${kind}`, { count: those.length }), items: those.map(named) }}
      left={{ label: t('users.many.left', { count: others.length }), items: others.map((account) => ({ ...named(account), note: reasonOf(account.id) })) }}
    >
      {those.length === 0 && <p>{t('users.many.nobody')}</p>}
      {(kind === 'block' || kind === 'delete') && signedIn > 0 && <p>{t('users.many.signedIn', { count: signedIn })}</p>}
      {kind === 'role' && losing > 0 && <p>{t('users.many.losing', { count: losing })}</p>}
    </Verdict>
  )
}
