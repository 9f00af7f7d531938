import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { LONGEST_CONSENT, type ReadingProgress, type Recognition, type RecognitionSetting } from '../../src/domain/recognition/setting.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import { inOrder, maxLength, required } from '../../src/domain/validation/rules.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { readingOfHoldings } from './kinds.ts'

interface Row extends Omit<RecognitionSetting, 'progress' | 'changedAt'> {
  readonly changedAt: Date | null
}

const READ = sql<Row>(`
  select is_on as "isOn", changed_at as "changedAt", changed_by_name as "changedBy", consent
  from recognition_settings where organization_id = $1 and recognition = $2`)
const PROGRESS = sql<ReadingProgress>(`
  select count(*)::integer as total, count(*) filter (where state = 'Read')::integer as read, count(*) filter (where state = 'Failed')::integer as failed
  from recognition_readings where organization_id = $1 and recognition = $2`)
const WRITE = sql(`
  insert into recognition_settings (organization_id, recognition, is_on, changed_at, changed_by, changed_by_name, consent) values ($1, $2, $3, now(), $4, $5, $6)
  on conflict (organization_id, recognition) do update set is_on = excluded.is_on, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
    changed_by_name = excluded.changed_by_name, consent = excluded.consent`)
/** One after the other. */
const LOCK = sql('select from organizations where id = $1 for no key update')
/** Also what was in line as it was switched off: then nobody read it. */
const AGAIN = sql(`update recognition_readings set state = 'Waiting' where organization_id = $1 and recognition = $2 and state in ('Failed', 'Queued')`)
const NAME = sql<{ name: string }>('select name from organizations where id = $1')

export const readSetting = async (tenant: Tenant, recognition: Recognition): Promise<RecognitionSetting> => {
  const asked = [tenant.organizationId, recognition]
  const [[row], [progress]] = await Promise.all([tenant.query(READ, asked), tenant.query(PROGRESS, asked)])
  return {
    isOn: row?.isOn ?? false,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt?.toISOString() ?? null,
    consent: row?.isOn === true ? row.consent : null,
    progress: progress ?? { total: 0, read: 0, failed: 0 },
  }
}

interface Switching {
  readonly isOn: boolean
  /** The words that were agreed to. */
  readonly consent: string
}

interface Rules {
  readonly asksConsent: boolean
  /** Erases what was learnt, once it is off. */
  readonly erase?: (() => Promise<void>) | undefined
}

const consentRule = inOrder(required, maxLength(LONGEST_CONSENT))

/** What the log calls each of them. */
const LOGGED = { Tags: 'autoTag', Faces: 'facialRecognition' } as const

/** Moves a switch, in the name of whoever did; `asksConsent`: only with words that they agreed to. Switched on, what is there is read; switched off, it can be erased. */
export const writeSetting = async (
  tenant: Tenant,
  jobs: Jobs,
  viewer: Viewer,
  recognition: Recognition,
  { isOn, consent }: Switching,
  { asksConsent, erase }: Rules,
): Promise<Result.Result<RecognitionSetting, Failure<'VALIDATION_FAILED'>>> => {
  const problem = isOn && asksConsent ? consentRule(consent) : undefined
  const fields: FieldProblems = problem === undefined ? {} : { consent: problem }
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const { organizationId } = tenant
  await tenant.query(LOCK, [organizationId])
  const before = await readSetting(tenant, recognition)
  const agreed = isOn && asksConsent ? consent : null
  await tenant.query(WRITE, [organizationId, recognition, isOn, viewer.userId, `${viewer.firstName} ${viewer.lastName}`, agreed])
  const erased = !isOn && erase !== undefined
  // What is being read is kept before the switch was written, or not at all.
  if (erased) await erase()
  if (isOn) {
    await tenant.query(AGAIN, [organizationId, recognition])
    await jobs.send(tenant, readingOfHoldings, { recognition })
  }
  if (before.isOn !== isOn || erased) {
    const [organization] = await tenant.query(NAME, [organizationId])
    const [was, is] = [{ [LOGGED[recognition]]: before.isOn }, { [LOGGED[recognition]]: isOn, ...(erased && { erased }) }]
    await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: organization?.name ?? '' }, before: was, after: is })
  }
  await publish(tenant, { kind: 'recognition.changed' })
  return Result.succeed(await readSetting(tenant, recognition))
}
