import type { FastifyReply, FastifyRequest } from 'fastify'
import { imageInfoOf, IMAGE_CONTEXT, IMAGE_PROFILE } from '../../src/domain/iiif/imageInfo.ts'
import { canonicalPath, type ImagePlan, type ServedImage } from '../../src/domain/iiif/imagePlan.ts'
import type { ImageFormat } from '../../src/domain/iiif/imageRequest.ts'
import { FOR_ALL, isFresh } from '../asset-files/sendFile.ts'

/** Viewers on other sites read it; it is asked for anew each time, so that what is withdrawn is gone at once. */
const HEADERS = {
  ...FOR_ALL,
  'access-control-expose-headers': 'link, retry-after',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

const PROFILE = `<${IMAGE_PROFILE}>;rel="profile"`

const TYPES: Readonly<Record<ImageFormat, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Whoever asks for JSON alone gets it by that name. */
const infoType = (accept: string | undefined): string =>
  accept !== undefined && /application\/json/i.test(accept) && !/application\/ld\+json/i.test(accept) ? 'application/json' : `application/ld+json;profile="${IMAGE_CONTEXT}"`

export const sendInfo = (request: FastifyRequest, reply: FastifyReply, id: string, image: ServedImage, rights: string | undefined): FastifyReply =>
  reply
    .headers({ ...HEADERS, link: PROFILE, vary: 'accept' })
    .type(infoType(request.headers.accept))
    // As bytes: a text would be said to be of a charset, which JSON has not.
    .send(Buffer.from(JSON.stringify(imageInfoOf(id, image, rights))))

/** The address of a picture alone leads to what is known of it (2.). */
export const sendToInfo = (reply: FastifyReply, id: string): FastifyReply => reply.headers(HEADERS).code(303).header('location', `${id}/info.json`).send()

/** `key` names the view and all that it depends on. Answers whoever has it already without making it. */
export const sendView = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { id, key, plan, image, make }: { readonly id: string; readonly key: string; readonly plan: ImagePlan; readonly image: ServedImage; readonly make: () => Promise<Buffer | undefined> },
): Promise<FastifyReply | undefined> => {
  const etag = `"${key}"`
  const headers = { ...HEADERS, etag, link: `${PROFILE}, <${id}/${canonicalPath(plan, image)}>;rel="canonical"` }
  if (isFresh(request, etag)) return reply.code(304).headers(headers).send()
  const bytes = await make()
  return bytes && reply.headers(headers).type(TYPES[plan.format]).send(bytes)
}

export const sendBadRequest = (reply: FastifyReply): FastifyReply =>
  reply.headers(HEADERS).code(400).type('text/plain; charset=utf-8').send('This is not a request of the IIIF Image API 3.0 for this picture.')

/** Too many pictures are being made: for this reader, or in all. */
export const sendBusy = (reply: FastifyReply, by: 'one' | 'all'): FastifyReply =>
  reply.headers({ ...HEADERS, 'retry-after': '1' }).code(by === 'one' ? 429 : 503).type('text/plain; charset=utf-8').send('Too many pictures are being made. Try again in a second.')
