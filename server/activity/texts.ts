import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExecutionStatus } from '../../src/domain/activity/entry.ts'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import type { Language } from '../../src/domain/preferences/language.ts'

const LOCALES = join(import.meta.dirname, '../../src/ui/activity/locales')

interface ActivityTexts {
  readonly columns: Readonly<Record<'date' | 'firstName' | 'lastName' | 'activity' | 'platform' | 'resource' | 'status' | 'changes', string>>
  /** In the column of what was done from the platform. */
  readonly byPlatformYes: string
  readonly kinds: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly statuses: Readonly<Record<ExecutionStatus, string>>
}

/** What an activity is called: `folder.created` lies under `folder`, `login` by itself. */
export const kindText = ({ kinds }: ActivityTexts, kind: AuditKind): string => {
  const [subject = '', event = ''] = kind.split('.')
  const text = kinds[subject]
  return (typeof text === 'string' ? text : text?.[event]) ?? kind
}

/** The words that the interface has for the activity log. */
export const activityTexts = async (language: Language): Promise<ActivityTexts> => {
  const texts = JSON.parse(await readFile(join(LOCALES, `${language}.json`), 'utf8')) as { readonly activity: ActivityTexts }
  return texts.activity
}
