import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { PORTAL_PICTURE_NAMES, type PortalPicture } from '../../src/domain/portal/pictures.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MadePicture } from '../portal/madePicture.ts'
import { keepPicture } from '../portal/pictures.ts'
import { savePortal, stepPortal } from '../portal/portal.ts'
import type { PortalPictureMaker } from '../portal/PortalPictureMaker.ts'
import { findCurator } from './curator.ts'
import type { DemoPortal } from './portals.ts'
import { readRemembered, remember } from './remembered.ts'

/** What the portal is remembered by: it is made once, and what became of it since stays. */
const KEY = 'PORTAL'
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** No address of the application is needed. */
const HOST = ''

const madePictures = async (maker: PortalPictureMaker, holdings: string, files: DemoPortal['pictures']) => {
  const made: (readonly [PortalPicture, MadePicture])[] = []
  for (const kind of PORTAL_PICTURE_NAMES) {
    const picture = await maker.make(KEY, { kind, crop: WHOLE, bytes: await readFile(join(holdings, files[kind])) })
    if (Result.isFailure(picture)) throw new Error(`${files[kind]} was refused: ${picture.failure.code}`)
    made.push([kind, picture.success])
  }
  return made
}

/** Makes the portal of a demo organization, where it has none yet. */
export const seedPortal = async (
  inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>,
  maker: PortalPictureMaker,
  holdings: string,
  { form, state, pictures }: DemoPortal,
): Promise<void> => {
  const [curator, remembered] = await inTenant((tenant) => Promise.all([findCurator(tenant), readRemembered(tenant)]))
  if (curator === undefined || remembered.has(KEY)) return
  const made = await madePictures(maker, holdings, pictures)
  await inTenant(async (tenant) => {
    const ids: Partial<Record<PortalPicture, string>> = {}
    for (const [kind, picture] of made) ids[kind] = await keepPicture(tenant, kind, picture)
    const saved = await savePortal(tenant, curator, HOST, { form: { ...form, ...ids }, revision: 0, found: undefined })
    // Somebody has made one of their own, or another organization has the address.
    if (Result.isFailure(saved)) return
    if (state === 'Live') await stepPortal(tenant, curator, HOST, 'publish', saved.success.revision)
    await remember(tenant, KEY, randomUUID())
  })
}
