import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ActivityFilterForm } from '../../domain/activity/filter.ts'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ActivityLog } from './ActivityLog.tsx'
import { activityFilterIn, narrowedBy } from '../addresses/activity.ts'

/** A log with its filter, as one text. */
const addressed = (organizationId: string, form: ActivityFilterForm): string => JSON.stringify([organizationId, form])

/** The activity log of the organization that the address names, without one of that which is worked in, narrowed as the address says. */
export const ActivityLogRoute = ({ shell, claims }: ScreenProps<ActivityActors>) => {
  const { activityLog, activityAddresses, takeBack } = shell
  const [search, setSearch] = useSearchParams()
  const id = search.get('organization') ?? claims.organization.id
  // What was last written into the address: the log has it already, and may have a newer one.
  const written = useRef<string>(undefined)
  useEffect(() => {
    const form = activityFilterIn(search)
    if (written.current !== addressed(id, form)) activityLog.send({ type: 'log.opened', organizationId: id, form })
  }, [activityLog, id, search])
  const keepFilter = useCallback(
    (form: ActivityFilterForm) => {
      written.current = addressed(id, form)
      const next = narrowedBy(search, form)
      if (next.toString() !== search.toString()) setSearch(next, { replace: true })
    },
    [id, search, setSearch],
  )
  const undo = async (entryId: string) => {
    await takeBack(entryId, id)
    activityLog.send({ type: 'log.opened', organizationId: id, form: activityLog.getSnapshot().context.form })
  }
  return (
    <ActivityLog
      log={activityLog}
      claims={claims}
      organizationId={id}
      addresses={activityAddresses}
      onUndo={(entry) => void undo(entry.id)}
      onFilter={keepFilter}
    />
  )
}
