import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { decideAction } from '../../domain/rights/can.ts'
import type { ActionName } from '../../domain/rights/rights.ts'
import { Why } from '../kit/Why.tsx'
import { OwnReasons } from './OwnReasons.tsx'
import { useReader } from './useReader.ts'

interface WhyNotProps {
  readonly actions: readonly ActionName[]
  /** Of what is shown: it lies in no trash and is not kept from its reader. */
  readonly type: ResourceType
  readonly permissions: readonly Permission[]
  readonly title?: string
  readonly label?: string
}

/** Why some of these cannot be done here, by the decision that the server meets them with; nothing where all of them can. */
export const WhyNot = ({ actions, type, permissions, title, label }: WhyNotProps) => {
  const { t } = useTranslation()
  const reader = useReader(permissions, type)
  const [asked, setAsked] = useState(false)
  const reasons = actions.flatMap((action): readonly Reason[] => {
    const decision = decideAction(reader, action, { type, state: {} })
    return decision.allowed ? [] : decision.reasons
  })
  if (reasons.length === 0) return null
  const unlike = [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
  return (
    <Why title={title ?? t('why.reasons')} {...(label === undefined ? {} : { label })} onOpen={() => setAsked(true)}>
      <OwnReasons reasons={unlike} advised={asked} />
    </Why>
  )
}
