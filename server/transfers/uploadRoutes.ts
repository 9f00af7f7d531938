import * as Result from 'effect/Result'
import type { FastifyRequest } from 'fastify'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { planUploads, UPLOADS_PATH } from '../../src/infrastructure/transfers/contract.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { refuse } from '../http/refuse.ts'
import { route, streamRoute, type Route, type Visit } from '../http/route.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { RECEIPT_COLUMNS, RECEIPT_TABLES, receiptOf, type Receipt, type ReceiptRow } from './addAsset.ts'
import { announced, kept } from './announcement.ts'
import { arriving, uploadIdOf, VERSION, type Announced } from './arriving.ts'
import { refusalOf, type Candidate } from './admit.ts'
import { planOf } from './plan.ts'
import { renew, reserve, type FreeSpace } from './reservations.ts'
import { isReplacing } from './target.ts'
import { sendingIdOf } from './sendingId.ts'
import { bringsWhole } from './tus.ts'
import type { Upload, UploadStore } from './UploadStore.ts'

interface Transfers {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  readonly uploads: UploadStore
  readonly space: FreeSpace
}

type Refused = Failure<ServerCode>

/** A creation that has its room; or one whose answer was lost: its upload is under way, or its file has come. */
type Begun =
  | (Announced & { readonly position: number; readonly receipt?: undefined; readonly before?: undefined })
  | { readonly before: Upload; readonly receipt?: undefined }
  | { readonly receipt: Receipt; readonly candidate: Candidate; readonly sendingId: string }

/** An upload under way, or the asset that it became. */
type Sent =
  | { readonly upload: Upload; readonly asset?: undefined }
  | { readonly asset: Receipt & { readonly size: number }; readonly upload?: undefined }

/** All bytes are here: its last answer was lost, or is on its way. */
const isWhole = ({ size, offset }: Upload): boolean => size !== undefined && offset === size

const GONE = Result.fail({ code: 'UPLOAD_NOT_FOUND' } as const)

const RECEIPT = sql<ReceiptRow & { size: number }>(`
  select ${RECEIPT_COLUMNS}, asset.size from ${RECEIPT_TABLES} where asset.organization_id = $1 and asset.upload_id = $2 and $3 in (asset.created_by, asset.modified_by)`)

/** The asset that the viewer's own sending became. */
const receiptFor = async (tenant: Tenant, viewer: Viewer, id: string): Promise<(Receipt & { readonly size: number }) | undefined> => {
  const [asset] = await tenant.query(RECEIPT, [tenant.organizationId, id, viewer.userId])
  return asset && { ...receiptOf(asset), size: asset.size }
}

/** Resumable uploads: tus, bound to the user and organization that began them. */
export const uploadRoutes = ({ blobs, jobs, uploads, space }: Transfers): readonly Route[] => {
  const { exchange, takeWhole, resume, answerAgain, finishAgain, giveUp } = arriving({ blobs, jobs, uploads })

  /** The viewer's own upload of the address, or the asset that it became: its bytes may still be there, or be going. */
  const look = async ({ viewer, tenant }: Visit & { readonly tenant: Tenant }, request: FastifyRequest): Promise<Result.Result<Sent, Refused>> => {
    const id = uploadIdOf(request)
    const upload = await uploads.find(id)
    if (upload === undefined || isWhole(upload)) {
      const asset = await receiptFor(tenant, viewer, id)
      if (asset !== undefined) return Result.succeed({ asset })
    }
    const { userId, organizationId } = upload?.metadata ?? {}
    const isOwn = userId === viewer.userId && organizationId === viewer.organization.id
    return upload !== undefined && isOwn ? Result.succeed({ upload }) : GONE
  }

  /** Whether somebody may go on with their upload. One that stood still until its room was given back is given up: its bytes would count nowhere. */
  const isHeld = async (tenant: Tenant, upload: Upload): Promise<boolean> => {
    if (isWhole(upload) || (await renew(tenant, upload.id))) return true
    await uploads.discard(upload.id)
    return false
  }

  const lookToContinue: typeof look = async (visit, request) => {
    const found = await look(visit, request)
    const upload = Result.isSuccess(found) ? found.success.upload : undefined
    const isFound = upload === undefined || (await isHeld(visit.tenant, upload))
    // Another request may have made an asset of it since.
    return isFound ? found : look(visit, request)
  }

  const path = `${UPLOADS_PATH}/:uploadId` as const
  return [
    route(planUploads, { action: 'upload' }, ({ tenant, viewer, resourceType, body }) => {
      jobs.expect()
      return planOf(tenant, viewer, { ...body, type: resourceType })
    }),
    streamRoute<Begun>({
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
        const sendingId = sendingIdOf(request, viewer)
        const isOneCall = bringsWhole(request, candidate.size)
        const come = async () => {
          const receipt = sendingId === undefined ? undefined : await receiptFor(tenant, viewer, sendingId)
          return receipt && sendingId !== undefined ? { receipt, candidate, sendingId } : undefined
        }
        const before = sendingId === undefined || isOneCall ? undefined : await uploads.find(sendingId)
        const known = (await come()) ?? (before !== undefined && (await isHeld(tenant, before)) ? { before } : undefined)
        if (known !== undefined) return Result.succeed(known)
        const refused = await refusalOf(tenant, viewer, candidate)
        if (refused !== undefined) {
          // It may be its own file, come a moment ago, that has the name.
          const late = await come()
          return late === undefined ? Result.fail(refused) : Result.succeed(late)
        }
        // What comes whole is an upload of its own: nobody could go on with a part of it.
        const uploadId = sendingId === undefined || isOneCall ? newBlobKey() : sendingId
        const promised = { uploadId, userId: viewer.userId, bytes: candidate.size, files: isReplacing(candidate) ? 0 : 1 }
        return Result.map(await reserve(tenant, promised), (position) => ({ candidate, uploadId, sendingId, position }))
      },
      answer: async (begun, visit, request, reply) => {
        if (begun.receipt !== undefined) return answerAgain(begun, request, reply)
        if (begun.before !== undefined) return resume(begun.before, request, reply)
        const { candidate, uploadId, position } = begun
        const { userId, organization } = visit.viewer
        const details = { ...kept(candidate), userId, organizationId: organization.id }
        if (await space.holds(position)) {
          return bringsWhole(request, candidate.size) ? takeWhole(visit, request, reply, begun) : exchange(visit, request, reply, { uploadId, details })
        }
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
      look: lookToContinue,
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
      look: lookToContinue,
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
