import type { Person } from '../../support/server/person.ts'
import { newName, type MakeSample } from './sample.ts'
import { PICTURE } from './targets.ts'

const KINDS = ['avatar', 'coverPhoto', 'mainPhoto'] as const
const CROP = 'x=0&y=0&width=1&height=1'

interface Kept {
  readonly form: Readonly<Record<string, string>>
  readonly state: string
  readonly revision: number
}

const sendPicture = async (maker: Person, kind: string): Promise<string> => {
  const { status, json, text } = await maker.ask({ method: 'POST', path: `/v1/portal/pictures/${kind}?${CROP}`, headers: { 'content-type': 'image/png' }, body: PICTURE })
  if (status !== 200) throw new Error(`No picture was made: ${status} ${text}`)
  return (json as { readonly id: string }).id
}

/** By server and organization: a picture takes a program of its own, and does for every call. */
const pictures = new Map<string, Promise<Readonly<Record<string, string>>>>()

const picturesOf = (maker: Person): Promise<Readonly<Record<string, string>>> => {
  const key = `${maker.url} ${maker.organizationId}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const sent = (async () => {
    const ids: Record<string, string> = {}
    for (const kind of KINDS) ids[kind] = await sendPicture(maker, kind)
    return ids
  })()
  pictures.set(key, sent)
  return sent
}

const kept = async (maker: Person): Promise<Kept> => (await maker.ask({ path: '/v1/portal' })).json as Kept

/** A form that can be saved and published, with the revision that it is saved over. */
const changed = async (maker: Person): Promise<Omit<Kept, 'state'>> => {
  const { form, revision } = await kept(maker)
  const texts = { title: newName('Portal'), subtitle: 'Ships and people', description: 'Since 1905', phone: '+47 22 33 44 55', coverPhotoText: 'A quay', mainPhotoText: 'A ship' }
  const webAddress = form['webAddress'] === '' ? newName(`portal-${maker.organizationId.slice(0, 8)}`).replace(' ', '-') : form['webAddress']
  return { revision, form: { ...form, ...texts, webAddress: webAddress ?? '', textAlignment: 'left', ...(await picturesOf(maker)) } }
}

const inState = async (maker: Person, state: 'Live' | 'Offline'): Promise<number> => {
  await maker.ask({ method: 'PUT', path: '/v1/portal', body: await changed(maker) })
  const now = await kept(maker)
  if (now.state === state) return now.revision
  await maker.ask({ method: 'POST', path: `/v1/portal/${state === 'Live' ? 'publish' : 'unpublish'}`, body: { revision: now.revision } })
  return (await kept(maker)).revision
}

const reading =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const stepping =
  (step: 'publish' | 'unpublish'): MakeSample =>
  async (maker) => {
    const revision = await inState(maker, step === 'publish' ? 'Offline' : 'Live')
    return { ids: [], asking: () => ({ method: 'POST', path: `/v1/portal/${step}`, body: { revision } }) }
  }

/** Calls about the organization's public portal: no other organization's can be named. */
export const PORTAL_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/portal': [reading('/v1/portal')],
  'PUT /v1/portal': [
    async (maker) => {
      const body = await changed(maker)
      return { ids: [], asking: () => ({ method: 'PUT', path: '/v1/portal', body }) }
    },
  ],
  'POST /v1/portal/publish': [stepping('publish')],
  'POST /v1/portal/unpublish': [stepping('unpublish')],
  'GET /v1/portal/web-addresses/:webAddress': [reading('/v1/portal/web-addresses/nobody-has-this')],
  'GET /v1/portal/domains/:domain': [reading('/v1/portal/domains/portal.museum.test')],
  'GET /v1/portal/visits': [reading('/v1/portal/visits'), reading('/v1/portal/visits?period=months')],
  'GET /v1/portal/review': [reading('/v1/portal/review')],
  'POST /v1/portal/pictures/:kind': [
    async () => ({
      ids: [],
      asking: () => ({ method: 'POST', path: `/v1/portal/pictures/avatar?${CROP}`, headers: { 'content-type': 'image/png' }, body: PICTURE }),
    }),
  ],
  'GET /v1/s/:sessionId/portal/pictures/:pictureId': [
    async (maker) => ({
      ids: [(await picturesOf(maker))['avatar'] ?? ''],
      asking: (caller, [id = '']) => ({ path: `/v1/s/${caller.sessionId}/portal/pictures/${id}` }),
    }),
  ],
}
