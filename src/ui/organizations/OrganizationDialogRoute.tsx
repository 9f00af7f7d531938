import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { editReach } from '../../domain/organizations/rights.ts'
import type { ActivityFilterForm } from '../../domain/activity/filter.ts'
import { ActivityLog } from '../activity/ActivityLog.tsx'
import { ACTIVITY_FILTERS, activityFilterIn, narrowedBy } from '../activity/addresses.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { ORGANIZATIONS } from './addresses.ts'
import { OrganizationDialog } from './OrganizationDialog.tsx'
import { RepositoryList } from './RepositoryList.tsx'
import { StepRuleSwitches } from './StepRuleSwitches.tsx'

/** A log with its filter, as one text. */
const addressed = (organizationId: string, form: ActivityFilterForm): string => JSON.stringify([organizationId, form])

/** An organization's dialog at its address: `detail/{id}/details`, `/edit`, `/repositories`, `/activity`, `create/new/details`. */
export const OrganizationDialogRoute = ({ shell, claims }: ScreenProps) => {
  const { organization, activityLog, stepRule, repositories } = shell
  const { t, i18n } = useTranslation()
  const undo = async (entryId: string) => {
    await shell.takeBack(entryId, id)
    activityLog.send({ type: 'log.opened', organizationId: id, form: activityLog.getSnapshot().context.form })
  }
  const { id = '', '*': tail } = useParams()
  const { to, close } = useDialogAddress(ORGANIZATIONS, ACTIVITY_FILTERS)
  const [search, setSearch] = useSearchParams()
  // What was last written into the address: the log has it already, and may have a newer one.
  const written = useRef<string>(undefined)
  const reach = editReach(claims, id)
  const wantsEdit = tail === 'edit' && reach !== undefined
  useEffect(() => {
    organization.send(wantsEdit ? { type: 'edit.open', id } : { type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id, wantsEdit])
  useEffect(() => {
    if (!wantsEdit) return undefined
    stepRule.send({ type: 'rule.open', id })
    return () => stepRule.send({ type: 'close' })
  }, [stepRule, id, wantsEdit])
  const keepsList = tail === 'repositories' && reach !== undefined
  useEffect(() => {
    if (keepsList) repositories.send({ type: 'repositories.open', organizationId: id })
  }, [repositories, id, keepsList])
  useEffect(() => {
    if (tail !== 'activity') written.current = undefined
    else if (written.current !== addressed(id, activityFilterIn(search))) activityLog.send({ type: 'log.opened', organizationId: id, form: activityFilterIn(search) })
  }, [activityLog, id, tail, search])
  const keepFilter = useCallback(
    (form: ActivityFilterForm) => {
      written.current = addressed(id, form)
      const next = narrowedBy(search, form)
      if (next.toString() !== search.toString()) setSearch(next, { replace: true })
    },
    [id, search, setSearch],
  )
  return (
    <OrganizationDialog
      organization={organization}
      reach={reach}
      editAddress={to(`detail/${id}/edit`)}
      tabs={[
        { to: to(`detail/${id}/details`), label: t('organizations.details') },
        ...(reach === undefined ? [] : [{ to: to(`detail/${id}/repositories`), label: t('repositories.title') }]),
        { to: to(`detail/${id}/activity`), label: t('activity.title') },
      ]}
      {...(tail === 'activity'
        ? {
            activity: (
              <ActivityLog
                log={activityLog}
                fileAddress={(filter) => shell.activityFile(id, filter, matchLanguage(i18n.language))}
                onUndo={(entry) => void undo(entry.id)}
                onFilter={keepFilter}
              />
            ),
          }
        : keepsList
          ? { activity: <RepositoryList repositories={repositories} /> }
          : {})}
      rule={<StepRuleSwitches rule={stepRule} />}
      onClose={close}
    />
  )
}

/** The dialog of a new organization. */
export const OrganizationCreateRoute = ({ shell }: ScreenProps) => {
  const { organization } = shell
  const { close } = useDialogAddress(ORGANIZATIONS)
  useEffect(() => {
    organization.send({ type: 'create.open' })
    return () => organization.send({ type: 'close' })
  }, [organization])
  return <OrganizationDialog organization={organization} reach="all" onClose={close} />
}
