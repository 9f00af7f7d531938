import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { UPLOADS_PATH } from '../../src/infrastructure/transfers/contract.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { refuse } from '../http/refuse.ts'
import type { Visit } from '../http/route.ts'
import { withoutIdleTimeout } from '../http/withoutIdleTimeout.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Receipt } from './addAsset.ts'
import type { Candidate } from './admit.ts'
import { writeDigested } from './digest.ts'
import { receive, receivingFailure, type Arrived } from './receive.ts'
import { release } from './reservations.ts'
import { TusProtocol, type Steps } from './tus.ts'
import type { Upload, UploadStore } from './UploadStore.ts'

interface Parts {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  readonly uploads: UploadStore
}

type Received = Result.Result<Receipt, Failure<ServerCode>>

export const VERSION = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' } as const

/** An upload that begins, and has its room. */
export interface Announced {
  readonly candidate: Candidate
  readonly uploadId: string
  /** By what its sender's next try is known. */
  readonly sendingId?: string | undefined
}

/** A creation whose file had come before. */
interface Repeated {
  readonly receipt: Receipt
  readonly candidate: Candidate
  readonly sendingId: string
}

const answerWhole = async (reply: FastifyReply, { assetId, name, unsaved }: Receipt, { at, size }: { readonly at: string; readonly size: number }): Promise<void> => {
  await reply
    .code(201)
    .headers({ ...VERSION, location: `${UPLOADS_PATH}/${at}`, 'upload-offset': String(size) })
    .send({ assetId, name, ...(unsaved && { unsaved }) })
}

/** The upload that a request's address names. */
export const uploadIdOf = ({ params }: FastifyRequest): string => {
  const id = typeof params === 'object' && params !== null && 'uploadId' in params ? params.uploadId : undefined
  return typeof id === 'string' ? id : ''
}

/** How bytes that arrive become an asset, one request at a time. */
export const arriving = ({ blobs, jobs, uploads }: Parts) => {
  const protocol = new TusProtocol(UPLOADS_PATH, uploads)

  const taken = ({ inTenant, viewer }: Visit, arrived: Arrived): Promise<Received> => receive({ blobs, jobs, inTenant }, viewer, arrived)

  const made = async (visit: Visit, upload: Upload): Promise<Received> => {
    const { folderId = '', filename = '', type, replaces, target, seen, values } = upload.metadata ?? {}
    const resourceType = RESOURCE_TYPES.find((one) => one === type)
    if (resourceType === undefined) return Result.fail({ code: 'UPLOAD_NOT_FOUND' })
    const place = { path: uploads.pathOf(upload.id), name: filename ?? '', folderId: folderId ?? '', type: resourceType, uploadId: upload.id }
    const aim = { replaces: replaces ?? undefined, target: target ?? undefined, seen: seen ?? undefined }
    return taken(visit, { ...place, ...aim, values: values ?? undefined })
  }

  const finishing = new Map<string, Promise<Received>>()

  /** All bytes of a large file are read once more: a request that comes for it meanwhile is told what the first one came to. */
  const finish = (visit: Visit, upload: Upload, request: FastifyRequest): Promise<Received> => {
    const { id } = upload
    const running = finishing.get(id) ?? made(visit, upload).finally(() => finishing.delete(id))
    finishing.set(id, running)
    return withoutIdleTimeout(request, () => running)
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
        received = await finish(visit, upload, request)
      },
    })
    const id = creation?.uploadId ?? uploadIdOf(request)
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

  /** Makes an asset of what comes with its announcement. Nobody could go on with a part of it: its address has not been told to anybody yet. */
  const takeWhole = async (visit: Visit, { raw }: FastifyRequest, reply: FastifyReply, { candidate, uploadId, sendingId }: Announced): Promise<void> => {
    const path = uploads.pathOf(uploadId)
    const received = await writeDigested(raw, path)
      .then((digest) => taken(visit, { ...candidate, path, uploadId, sendingId, digest }))
      .catch(async (error: unknown): Promise<Received> => {
        // What has not been read yet is let go, so that the answer is.
        raw.resume()
        const failure = receivingFailure(error)
        if (failure !== undefined) return Result.fail(failure)
        await giveUp(visit, uploadId)
        throw error
      })
    if (Result.isFailure(received)) {
      await giveUp(visit, uploadId)
      refuse(reply, received.failure)
      return
    }
    await answerWhole(reply, received.success, { at: sendingId ?? uploadId, size: candidate.size })
    await uploads.discard(uploadId)
  }

  /** To who was not told that their upload had begun: where to go on, and from which byte. What came along is let go. */
  const resume = async ({ id, offset }: Upload, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    raw.resume()
    await reply.code(201).headers({ ...VERSION, location: `${UPLOADS_PATH}/${id}`, 'upload-offset': String(offset) }).send()
  }

  /** To who was not told that their file had come: its bytes are let go. */
  const answerAgain = async ({ receipt, candidate: { size }, sendingId }: Repeated, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    raw.resume()
    await answerWhole(reply, receipt, { at: sendingId, size })
  }

  /** As the protocol's end does, for an upload whose bytes had all come before; another request may do it at the same time. */
  const finishAgain = async (visit: Visit, upload: Upload, reply: FastifyReply): Promise<void> => {
    const received = await finish(visit, upload, reply.request).catch((error: unknown) => {
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

  return { exchange, takeWhole, resume, answerAgain, finishAgain, giveUp }
}
