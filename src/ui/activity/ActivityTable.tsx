import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { ActivityChanges } from './ActivityChanges.tsx'
import { kindText } from './kindText.ts'

const TONES = { Succeeded: 'success', Failed: 'danger' } as const

/** Entries with what they changed below them, once that is asked for. */
interface ActivityTableProps {
  readonly entries: readonly ActivityEntry[]
  readonly onUndo: ((entry: ActivityEntry) => void) | undefined
}

export const ActivityTable = ({ entries, onUndo }: ActivityTableProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const toggle = (id: string) => setOpen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  const titles = ['date', 'changedBy', 'activity', 'resource', 'status'] as const
  return (
    <Root aria-label={t('activity.title')}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {t(`activity.columns.${title}`)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('activity.columns.changes')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, at, firstName, lastName, byPlatform, kind, status, resourceName } = entry
          const hasChanges = entry.before !== null || entry.after !== null
          const isOpen = open.has(id)
          const Chevron = isOpen ? ChevronDown : ChevronRight
          return (
            <Fragment key={id}>
              <tr>
                <td>
                  <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
                </td>
                <td data-header={t('activity.columns.changedBy')}>
                  {`${firstName} ${lastName}`.trim() || t('activity.system')}
                  {byPlatform && <small>{t('activity.byPlatform')}</small>}
                </td>
                <td data-header={t('activity.columns.activity')} className="kind">{kindText(t, kind)}</td>
                <td data-header={t('activity.columns.resource')} className="resource">
                  {resourceName}
                </td>
                <td data-header={t('activity.columns.status')}>
                  <StatusDot tone={TONES[status]}>{t(`activity.statuses.${status}`)}</StatusDot>
                </td>
                <td className="tool">
                  {entry.undoable === true && onUndo !== undefined && (
                    <IconButton label={t('history.undoOne', { date: formatDateTime(at, timeZone) })} icon={<Undo2 size={16} />} onClick={() => onUndo(entry)} />
                  )}
                  {hasChanges && (
                    <IconButton
                      label={t(isOpen ? 'activity.hideChanges' : 'activity.showChanges')}
                      aria-expanded={isOpen}
                      icon={<Chevron size={16} />}
                      onClick={() => toggle(id)}
                    />
                  )}
                </td>
              </tr>
              {isOpen && (
                <tr className="changes">
                  <td colSpan={titles.length + 1}>
                    <ActivityChanges entry={entry} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </Root>
  )
}

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: ${theme.font.figures};

  th {
    height: ${theme.size.field};
    padding: 0 ${theme.space[3]};
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkFaint};
    text-align: start;
    white-space: nowrap;
  }

  td {
    height: ${theme.size.row};
    padding: 0 ${theme.space[3]};
    border-bottom: ${theme.border.line};
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }

  /* Words of our own are short enough to stay whole. */
  .kind {
    overflow-wrap: normal;
  }

  time {
    white-space: nowrap;
  }

  .tool {
    white-space: nowrap;
    width: ${theme.size.row};
    padding: 0;
  }

  .changes td {
    padding: ${theme.space[3]};
    background: ${theme.color.surface};
  }

  ${theme.media.belowMd} {
    &,
    tbody {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: ${theme.space[1]} ${theme.space[3]};
      padding: ${theme.space[3]} 0;
      border-bottom: ${theme.border.line};
    }

    td {
      grid-column: 1;
      height: auto;
      padding: 0;
      border: 0;
    }

    td:empty {
      display: none;
    }

    .tool {
      grid-row: 1;
      grid-column: 2;
    }
  }
`
