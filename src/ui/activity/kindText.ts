import type { TFunction } from 'i18next'
import type { AuditKind } from '../../domain/activity/kinds.ts'

/** What an activity is called. */
export const kindText = (t: TFunction, kind: AuditKind): string => t(`activity.kinds.${kind}`)
