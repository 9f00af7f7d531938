import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { planUploads, UPLOADS_PATH } from '../../src/infrastructure/transfers/contract.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { refuse } from '../http/refuse.ts'
import { route, streamRoute, type Route, type Visit } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Receipt } from './addAsset.ts'
import { announced, kept } from './announcement.ts'
import { refusalOf, type Candidate } from './admit.ts'
import { planOf } from './plan.ts'
import { receive, receivingFailure } from './receive.ts'
import { release, reserve, type FreeSpace } from './reservations.ts'
import { isReplacing } from './target.ts'
import { TusProtocol, type Steps } from './tus.ts'
import type { Upload, UploadStore } from './UploadStore.ts'

export interface Transfers {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  readonly uploads: UploadStore
  readonly space: FreeSpace
}

type Refused = Failure<ServerCode>
type Received = Result.Result<Receipt, Refused>

/** A creation that has its room. */
interface Admitted {
  readonly candidate: Candidate
  readonly uploadId: string
  readonly position: number
}

/** An upload under way, or the asset that it became. */
type Sent =
  | { readonly upload: Upload; readonly asset?: undefined }
  | { readonly asset: Receipt & { readonly size: number }; readonly upload?: undefined }

/** All bytes are here: its last answer was lost, or is on its way. */
const isWhole = ({ size, offset }: Upload): boolean => size !== undefined && offset === size

const GONE = Result.fail({ code: 'UPLOAD_NOT_FOUND' } as const)

const VERSION = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' } as const

const RECEIPT = sql<Receipt & { size: number }>('select id as "assetId", name, size from assets where organization_id = $1 and upload_id = $2 and $3 in (created_by, modified_by)')

/** Resumable uploads: tus, bound to the user and organization that began them. */
export const uploadRoutes = ({ blobs, jobs, uploads, space }: Transfers): readonly Route[] => {
  const protocol = new TusProtocol(UPLOADS_PATH, uploads)

  const finish = async (visit: Visit, upload: Upload): Promise<Received> => {
    const { folderId = '', filename = '', type, replaces, target, seen } = upload.metadata ?? {}
    const resourceType = RESOURCE_TYPES.find((one) => one === type)
    if (resourceType === undefined) return Result.fail({ code: 'UPLOAD_NOT_FOUND' })
    const place = { path: uploads.pathOf(upload.id), name: filename ?? '', folderId: folderId ?? '', type: resourceType, uploadId: upload.id }
    const aim = { replaces: replaces ?? undefined, target: target ?? undefined, seen: seen ?? undefined }
    return receive({ blobs, jobs, inTenant: visit.inTenant }, visit.viewer, { ...place, ...aim })
  }

  /** Leaves neither bytes nor a reservation behind. */
  const giveUp = async ({ inTenant }: Visit, id: string): Promise<void> => {
    await uploads.discard(id)
    await inTenant((tenant) => release(tenant, id))
  }

  /** Answers with the receipt once the file has become an asset; what was refused for good is given up. */
  const exchange = async (visit: Visit, request: FastifyRequest, reply: FastifyReply, creation?: Steps['creation']): Promise<void> => {
    let received: Received | undefined
    const { response, failure } = await protocol.answer(request, {
      ...(creation === undefined ? {} : { creation }),
      finish: async (upload) => {
        received = await finish(visit, upload)
      },
    })
    const id = creation?.uploadId ?? idOf(request)
    const refused = failure ?? (received !== undefined && Result.isFailure(received) ? received.failure : undefined)
    if (refused !== undefined) {
      if (creation !== undefined || received !== undefined) await giveUp(visit, id)
      refuse(reply, refused)
      return
    }
    const headers = ['location', 'upload-offset', 'upload-length'].map((name) => [name, response.headers.get(name)] as const)
    reply.headers({ ...VERSION, ...Object.fromEntries(headers.filter(([, value]) => value !== null)) })
    if (received === undefined || Result.isFailure(received)) {
      await reply.code(response.status).send()
      return
    }
    await reply.code(creation === undefined ? 200 : 201).send(received.success)
    await uploads.discard(id)
  }

  /** As the protocol's end does, for an upload whose bytes had all come before; another request may do it at the same time. */
  const finishAgain = async (visit: Visit, upload: Upload, reply: FastifyReply): Promise<void> => {
    const received = await finish(visit, upload).catch((error: unknown) => {
      const failure = receivingFailure(error)
      if (failure === undefined) throw error
      return failure
    })
    if ('code' in received) {
      refuse(reply, received)
      return
    }
    if (Result.isFailure(received)) {
      await giveUp(visit, upload.id)
      refuse(reply, received.failure)
      return
    }
    await reply.headers({ ...VERSION, 'upload-offset': String(upload.size) }).send(received.success)
    await uploads.discard(upload.id)
  }

  /** The viewer's own upload of the address, or the asset that it became: its bytes may still be there, or be going. */
  const look = async ({ viewer, tenant }: Visit & { readonly tenant: Tenant }, request: FastifyRequest): Promise<Result.Result<Sent, Refused>> => {
    const id = idOf(request)
    const upload = await uploads.find(id)
    if (upload === undefined || isWhole(upload)) {
      const [asset] = await tenant.query(RECEIPT, [tenant.organizationId, id, viewer.userId])
      if (asset !== undefined) return Result.succeed({ asset })
    }
    const { userId, organizationId } = upload?.metadata ?? {}
    const isOwn = userId === viewer.userId && organizationId === viewer.organization.id
    return upload !== undefined && isOwn ? Result.succeed({ upload }) : GONE
  }

  const path = `${UPLOADS_PATH}/:uploadId` as const
  return [
    route(planUploads, { action: 'upload' }, ({ tenant, viewer, resourceType, body }) => {
      jobs.expect()
      return planOf(tenant, viewer, { ...body, type: resourceType })
    }),
    streamRoute<Admitted>({
      authorisation: 'bearer',
      method: 'POST',
      path: UPLOADS_PATH,
      summary: 'Begin an upload (tus), with its first bytes',
      action: 'upload',
      audits: 'asset.created',
      rawBody: true,
      look: async ({ resourceType, viewer, tenant }, request) => {
        if (resourceType === undefined) return Result.fail({ code: 'NOT_FOUND' })
        const asked = announced(request, resourceType)
        if (Result.isFailure(asked)) return Result.fail(asked.failure)
        const candidate = asked.success
        const refused = await refusalOf(tenant, viewer, candidate)
        if (refused !== undefined) return Result.fail(refused)
        const uploadId = newBlobKey()
        const promised = { uploadId, userId: viewer.userId, bytes: candidate.size, files: isReplacing(candidate) ? 0 : 1 }
        return Result.map(await reserve(tenant, promised), (position) => ({ candidate, uploadId, position }))
      },
      answer: async ({ candidate, uploadId, position }, visit, request, reply) => {
        const { userId, organization } = visit.viewer
        const details = { ...kept(candidate), userId, organizationId: organization.id }
        if (await space.holds(position)) return exchange(visit, request, reply, { uploadId, details })
        await giveUp(visit, uploadId)
        refuse(reply, { code: 'DISK_FULL' })
      },
    }),
    streamRoute<Sent>({
      authorisation: 'bearer',
      method: 'HEAD',
      path,
      summary: 'How much of an upload has arrived (tus)',
      action: 'continueUpload',
      look,
      answer: async ({ upload, asset }, visit, request, reply) => {
        const whole = asset?.size ?? (upload !== undefined && isWhole(upload) ? upload.size : undefined)
        // The last byte is asked for once more, and then answered; what has come is not touched: it may be about to become an asset.
        if (whole === undefined) await exchange(visit, request, reply)
        else await reply.headers({ ...VERSION, 'upload-offset': String(whole - 1), 'upload-length': String(whole) }).send()
      },
    }),
    streamRoute<Sent>({
      authorisation: 'bearer',
      method: 'PATCH',
      path,
      summary: 'More bytes of an upload (tus)',
      action: 'continueUpload',
      audits: 'asset.created',
      rawBody: true,
      look,
      answer: async ({ upload, asset }, visit, request, reply) => {
        if (upload !== undefined) return isWhole(upload) ? finishAgain(visit, upload, reply) : exchange(visit, request, reply)
        const { size, ...receipt } = asset
        await reply.headers({ ...VERSION, 'upload-offset': String(size) }).send(receipt)
      },
    }),
    streamRoute<Sent>({
      authorisation: 'bearer',
      method: 'DELETE',
      path,
      summary: 'Give an upload up (tus)',
      action: 'continueUpload',
      look,
      answer: async ({ upload }, visit, _request, reply) => {
        if (upload !== undefined) await giveUp(visit, upload.id)
        await reply.code(204).headers(VERSION).send()
      },
    }),
  ]
}

const idOf = (request: FastifyRequest): string => {
  const { params } = request
  const id = typeof params === 'object' && params !== null && 'uploadId' in params ? params.uploadId : undefined
  return typeof id === 'string' ? id : ''
}
