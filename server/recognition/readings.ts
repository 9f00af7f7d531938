import { RECOGNITIONS, type Recognition } from '../../src/domain/recognition/setting.ts'
import { ofDatabase } from '../database/ofDatabase.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { ReadPart } from '../processing/readListeners.ts'
import { laterReading, reading, readingOfHoldings } from './kinds.ts'

/** A `setting` that is on, of an organization (`organization_`) that has the feature. */
const IS_ON = `
  setting.organization_id = $1 and setting.is_on
  and case setting.recognition when 'Tags' then 'AutoTag' else 'FacialRecognition' end = any (organization_.features)`

const HAS_PICTURE = `(asset.preview = 'image' and asset.thumbnail = 'Ready')`
const HAS_TEXT = `exists (select from asset_texts text where text.asset_id = asset.id and text.text <> '')`

/** What is read of an asset: faces of pictures; of pictures and texts what their tags may be. */
const isReadable = (recognition: string): string => `(${HAS_PICTURE} or (${recognition} = 'Tags' and ${HAS_TEXT}))`

const ON = sql<{ recognition: Recognition }>(`
  select setting.recognition from recognition_settings setting join organizations organization_ on organization_.id = $1 where ${IS_ON}`)
const STAY_ON = sql<{ recognition: Recognition }>(`
  select setting.recognition from recognition_settings setting join organizations organization_ on organization_.id = $1 where ${IS_ON}
  order by setting.recognition for share of setting`)

/** How much of an asset is read; its text alone once its picture has been looked at. */
export type Part = 'Whole' | 'Text'

const REQUEST = sql<{ recognition: Recognition }>(`
  insert into recognition_readings as known (organization_id, recognition, asset_id, content_version, state)
  select $1, setting.recognition, asset.id, asset.content_version, 'Queued'
  from recognition_settings setting
  join organizations organization_ on organization_.id = $1
  join assets asset on asset.organization_id = $1 and asset.id = $2
  where ${IS_ON} and setting.recognition = any ($3::text[]) and ${isReadable('setting.recognition')}
  on conflict (organization_id, recognition, asset_id) do update set content_version = excluded.content_version, state = 'Queued',
    part = case when $4 = 'text' and known.content_version = excluded.content_version and (known.state = 'Read' or known.part = 'Text') then 'Text' else 'Whole' end
  returning recognition`)

/** What is read anew when a part of a file is there: no text shows a face. */
const READ_OF: Readonly<Record<ReadPart, readonly Recognition[]>> = { picture: RECOGNITIONS, text: ['Tags'], metadata: [] }

/** An asset has a picture, or a text, that it did not have: it is read where that is switched on. */
export const readLater = async (tenant: Tenant, jobs: Jobs, assetId: string, part: ReadPart): Promise<void> => {
  const wanted = await tenant.query(REQUEST, [tenant.organizationId, assetId, READ_OF[part], part])
  if (wanted.length > 0) await jobs.send(tenant, reading, { assetId })
}

/** What is switched on in an organization that has it. */
export const switchedOn = async (tenant: Tenant): Promise<ReadonlySet<Recognition>> =>
  new Set((await tenant.query(ON, [tenant.organizationId])).map(({ recognition }) => recognition))

/** What is switched on, and stays so until the transaction ends: who switches off and erases waits for what is kept meanwhile. */
export const stayingOn = async (tenant: Tenant): Promise<ReadonlySet<Recognition>> =>
  new Set((await tenant.query(STAY_ON, [tenant.organizationId])).map(({ recognition }) => recognition))

/** Assets that are noted, and those that are put in line, at a time. */
const NOTED_AT_ONCE = 2_000
const QUEUED_AT_ONCE = 100

const BEGINNING = '00000000-0000-0000-0000-000000000000'

const NOTE = sql<{ last: string | null }>(`
  with page as (
    select asset.id, asset.content_version from assets asset
    where asset.organization_id = $1 and asset.id > $3 and asset.trashed_at is null and ${isReadable('$2::text')}
    order by asset.id limit ${NOTED_AT_ONCE}
  ), noted as (
    insert into recognition_readings (organization_id, recognition, asset_id, content_version, state)
    select $1, $2, page.id, page.content_version, 'Waiting' from page
    on conflict (organization_id, recognition, asset_id) do update set content_version = excluded.content_version, state = 'Waiting', part = 'Whole'
      where recognition_readings.content_version <> excluded.content_version
  )
  select max(page.id::text) as last from page having count(*) = ${NOTED_AT_ONCE}`)

/** Notes which assets are to be read, a page at a time; answers where the next one begins. */
export const noteReadings = async (tenant: Tenant, recognition: Recognition, after: string = BEGINNING): Promise<string | undefined> =>
  (await tenant.query(NOTE, [tenant.organizationId, recognition, after]))[0]?.last ?? undefined

const QUEUE = sql<{ assetId: string }>(`
  update recognition_readings set state = 'Queued'
  where organization_id = $1 and recognition = $2 and asset_id in (
    select asset_id from recognition_readings where organization_id = $1 and recognition = $2 and state = 'Waiting' order by asset_id limit ${QUEUED_AT_ONCE})
  returning asset_id as "assetId"`)

/** Puts the next assets in line, and what puts in line those after them. False: there are none. */
export const queueReadings = async (tenant: Tenant, jobs: Jobs, recognition: Recognition): Promise<boolean> => {
  const next = await tenant.query(QUEUE, [tenant.organizationId, recognition])
  for (const { assetId } of next) await jobs.send(tenant, laterReading, { assetId })
  if (next.length > 0) await jobs.send(tenant, readingOfHoldings, { recognition })
  await publish(tenant, { kind: 'recognition.changed' })
  return next.length > 0
}

/** Milliseconds between two times that the open browsers of an organization hear how far it is. */
const PACE = 3_000
const publishedOf = ofDatabase(() => ({ organizationId: '', at: 0 }))

const publishProgress = async (tenant: Tenant, now: number = Date.now()): Promise<void> => {
  const { organizationId } = tenant
  const published = publishedOf(tenant)
  if (published.organizationId === organizationId && now - published.at < PACE) return
  Object.assign(published, { organizationId, at: now })
  await publish(tenant, { kind: 'recognition.changed' })
}

const ENDED = sql(`
  update recognition_readings set state = $4
  where organization_id = $1 and asset_id = $2 and recognition = any ($3::text[]) and state <> 'Read'`)

/** What became of reading an asset. */
export const readingEnded = async (tenant: Tenant, assetId: string, recognitions: readonly Recognition[], state: 'Read' | 'Failed'): Promise<void> => {
  await tenant.query(ENDED, [tenant.organizationId, assetId, recognitions, state])
  await publishProgress(tenant)
}

const PUT_BACK = sql(`
  update recognition_readings set state = 'Waiting' where organization_id = $1 and asset_id = $2 and recognition = any ($3::text[]) and state = 'Queued'`)

/** What was in line is not wanted at the moment: it waits until it is switched on again. */
export const putBack = async (tenant: Tenant, assetId: string, recognitions: readonly Recognition[]): Promise<void> => {
  if (recognitions.length > 0) await tenant.query(PUT_BACK, [tenant.organizationId, assetId, recognitions])
}
