import { imageIdentifierOf, imagePath, type ImageIdentifier } from '../../src/domain/iiif/imageIdentifier.ts'
import { imagePlanOf, type ServedImage } from '../../src/domain/iiif/imagePlan.ts'
import { imageRequestOf, type ImageRequest } from '../../src/domain/iiif/imageRequest.ts'
import { Crowded } from '../authentication/FairQueue.ts'
import { lineOf } from '../public-portal/limits.ts'
import type { PortalRoute, PortalSending, PortalVisit } from '../public-portal/route.ts'
import { isAnswered } from '../public-portal/sending.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendBadRequest, sendBusy, sendInfo, sendToInfo, sendView } from './answers.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { ImageOverdue } from './ImageWorkers.ts'
import { readImage, type PublicImage } from './publicImage.ts'

type Visit = PortalVisit & { readonly request: FastifyRequest }

/** Where the picture is for this viewer: whatever it then asks for comes from where it asked first. By the header that is checked, and none that a proxy passes on as it came. */
const idOf = ({ canonical, base, live, request }: Visit, { assetId, page }: ImageIdentifier): string => {
  const place = base === '' || live.customDomain === null ? canonical : `${request.protocol}://${request.headers.host ?? ''}${base}`
  return `${place}/${imagePath(assetId, page)}`
}

/** What is asked of a picture that is public. */
interface Asked {
  readonly id: string
  readonly image: PublicImage
}

export const imageRoutes = (maker: ImageMaker): readonly PortalRoute[] => {
  const served = async ({ image: { source, longest } }: Asked, request: FastifyRequest): Promise<ServedImage | undefined> => {
    const extent = await maker.extentOf(source, lineOf(request.ip))
    return extent && { ...extent, longest }
  }

  const info = async (asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const image = await served(asked, request)
    return image && sendInfo(request, reply, asked.id, image, asked.image.rights)
  }

  const view = async (asked: Asked, wanted: ImageRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const image = await served(asked, request)
    if (image === undefined) return undefined
    const plan = imagePlanOf(wanted, image)
    if (plan === undefined) return sendBadRequest(reply)
    const { source } = asked.image
    const key = maker.keyOf(source, plan, image)
    return sendView(request, reply, { id: asked.id, key, plan, image, make: () => maker.view(source, plan, image, lineOf(request.ip)) })
  }

  /** Where too much is asked for, that is said; what cannot be made of a public file is none of its pictures. */
  const sending = (send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>): PortalSending => ({
    send: async (request, reply) => {
      try {
        await send(request, reply)
        return isAnswered(reply) ? reply : reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.')
      } catch (error) {
        if (error instanceof Crowded) return sendBusy(reply, error.by)
        if (error instanceof ImageOverdue) return sendBusy(reply, 'all')
        throw error
      }
    },
  })

  const asked = async (visit: Visit): Promise<Asked | undefined> => {
    const identifier = imageIdentifierOf(visit.parameters['identifier'] ?? '')
    const image = identifier && (await readImage(visit, identifier))
    return identifier && image && { id: idOf(visit, identifier), image }
  }

  return [
    {
      path: 'iiif/:identifier',
      kind: 'unkept',
      answer: async (visit) => {
        const found = await asked(visit)
        return found && sending(async (_request, reply) => sendToInfo(reply, found.id))
      },
    },
    {
      path: 'iiif/:identifier/*',
      kind: 'unkept',
      answer: async (visit) => {
        const found = await asked(visit)
        if (found === undefined) return undefined
        const path = visit.parameters['*'] ?? ''
        if (path === 'info.json') return sending((request, reply) => info(found, request, reply))
        const wanted = imageRequestOf(path)
        return wanted === undefined ? sending(async (_request, reply) => sendBadRequest(reply)) : sending((request, reply) => view(found, wanted, request, reply))
      },
    },
  ]
}
