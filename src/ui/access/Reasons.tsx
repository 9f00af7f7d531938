import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AdvisersActor } from '../../application/restrictions/advisers.machine.ts'
import { whoCanLift, type Reason } from '../../domain/access/reason.ts'
import { namesToAsk } from '../../domain/restrictions/restriction.ts'
import { theme } from '../theme/theme.ts'
import { reasonText } from './reasonText.ts'

interface ReasonsProps {
  readonly reasons: readonly Reason[]
  readonly roleName: string
  /** Absent where the reader is who is asked. */
  readonly advisers?: AdvisersActor
}

/** Why something is refused: each reason in a sentence, and whom to ask. */
export const Reasons = ({ reasons, roleName, advisers }: ReasonsProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{reasonText(t, reason, roleName)}</li>
      ))}
      {advisers !== undefined && <Advice reasons={reasons} advisers={advisers} />}
    </Root>
  )
}

const Advice = ({ reasons, advisers }: { readonly reasons: readonly Reason[]; readonly advisers: AdvisersActor }) => {
  const { t, i18n } = useTranslation()
  const administrators = useSelector(advisers, (snapshot) => snapshot.context.administrators)
  useEffect(() => advisers.send({ type: 'advice.wanted' }), [advisers])
  const names = namesToAsk(administrators, whoCanLift(reasons))
  if (names.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names)
  return <li>{t('why.ask', { names: list })}</li>
}

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-width: 60ch;
  margin: 0;
  padding: 0;
  list-style: none;
`
