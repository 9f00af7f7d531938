import { expect } from 'vitest'
import { startFaces } from '../face-recognition/faces.fixture.ts'
import type { Recognition } from '../../src/domain/recognition/setting.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { readAsset, type Reader } from './readAsset.ts'

interface State {
  readonly recognition: Recognition
  readonly state: string
  readonly part: string
}

/** A server on which both switches are turned, and assets read, by the test and by no worker beside it. */
export const startReadings = async () => {
  const faces = await startFaces()
  const { database, admin } = faces
  const set = (isOn: boolean, recognitions: readonly Recognition[] = ['Faces', 'Tags']) =>
    database.owner.query(
      `insert into recognition_settings (organization_id, recognition, is_on, changed_by, changed_by_name) select $1, recognition, $2, $3, 'Ada' from unnest($4::text[]) as recognition
       on conflict (organization_id, recognition) do update set is_on = excluded.is_on`,
      [admin.organizationId, isOn, admin.userId, recognitions],
    )
  const note = (assetId: string, recognition: Recognition, state: string) =>
    database.owner.query(
      `insert into recognition_readings (organization_id, recognition, asset_id, content_version, state) select organization_id, $2, id, content_version, $3 from assets where id = $1
       on conflict (organization_id, recognition, asset_id) do update set state = excluded.state, part = 'Whole'`,
      [assetId, recognition, state],
    )
  const rows = async (assetId: string): Promise<readonly State[]> =>
    (await database.owner.query<State>('select recognition, state, part from recognition_readings where asset_id = $1', [assetId])).rows
  const states = async (assetId: string): Promise<Readonly<Record<string, string>>> => Object.fromEntries((await rows(assetId)).map(({ recognition, state }) => [recognition, state]))
  const parts = async (assetId: string): Promise<Readonly<Record<string, string>>> => Object.fromEntries((await rows(assetId)).map(({ recognition, part }) => [recognition, part]))
  /** Nobody looks at the pixels of an asset: what is found in them, the test says. */
  const unseen = (assetId: string) => database.owner.query(`update assets set preview = 'none' where id = $1`, [assetId])
  const failing = (what: string, error: unknown): void => {
    throw new Error(what, { cause: error })
  }
  const readBy = (assetId: string, readers: Readonly<Record<Recognition, Reader>>, onFailed = failing) =>
    readAsset(
      {
        database,
        blobs: {} as BlobStore,
        readers,
        onFailed,
      },
      { organizationId: admin.organizationId, payload: { assetId } } as Parameters<typeof readAsset>[1],
    )
  /** Whoever is told that its picture was read has been told. */
  const showing = async (...who: readonly (readonly number[])[]) => {
    const made = await faces.showing(...who)
    await expect
      .poll(async () => (await database.owner.query(`select from jobs where payload->>'assetId' = $1 and state in ('Waiting', 'Working')`, [made.id])).rowCount, { timeout: 30_000, interval: 20 })
      .toBe(0)
    return made
  }
  return { ...faces, showing, set, note, states, parts, unseen, readBy }
}
