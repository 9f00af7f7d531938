import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SharedUntilActor } from '../../application/share-links/sharedUntil.machine.ts'
import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import { can } from '../../domain/rights/can.ts'
import { shareLinksAddress } from '../addresses/shareLinks.ts'
import { useCapability } from '../page/useCapability.ts'

interface SharedUntilProps {
  readonly sharedUntil: SharedUntilActor
  readonly resourceId: string
  /** Everybody's links count, and not the own ones alone. */
  readonly mayOversee: boolean
}

/** Until when a folder or file can be seen from outside by links, with the way to these; nothing where it cannot. */
export const SharedUntil = ({ sharedUntil, resourceId, mayOversee }: SharedUntilProps) => {
  const { t } = useTranslation()
  const shared = useSelector(sharedUntil, ({ context }) => context.shared)
  const of = mayOversee ? 'all' : 'own'
  useEffect(() => {
    sharedUntil.send({ type: 'resource.shown', resourceId, of })
    return () => sharedUntil.send({ type: 'resource.left' })
  }, [sharedUntil, resourceId, of])
  if (shared === undefined) return null
  return (
    <>
      <dt>{t('shareLinks.fact')}</dt>
      <dd>
        <Link to={shareLinksAddress({ of, state: 'active', resourceId })}>{t('shareLinks.sharedUntil', { count: shared.links, date: formatCalendarDate(shared.until) })}</Link>
      </dd>
    </>
  )
}

interface SharedFactProps {
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
  readonly resourceId: string
}

/** The same among the facts of a page, whose code need not wait for that of links. */
export const SharedFact = ({ capabilities, permissions, resourceId }: SharedFactProps) => {
  const links = useCapability(capabilities, SHARE_LINKS)
  useEffect(() => void capabilities.load(SHARE_LINKS).catch(() => undefined), [capabilities])
  return links && <SharedUntil sharedUntil={links.sharedUntil} resourceId={resourceId} mayOversee={can(permissions, 'overseeShareLinks')} />
}
