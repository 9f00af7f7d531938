import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { OwnAction } from '../../src/domain/rights/can.ts'
import type { ServerEvent } from '../events/serverEvent.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Mandate } from './mandate.ts'

/** Stands for the installation where a job is no organization's. */
export const INSTALLATION = '00000000-0000-0000-0000-000000000000'

/** Programs that do jobs in a process of their own: what reads files, what reads the text of pictures, and what recognizes what they show. */
const WORKER_PROGRAMS = ['files', 'ocr', 'recognition'] as const
export type WorkerProgram = (typeof WORKER_PROGRAMS)[number]

const JOB_STATES = ['Waiting', 'Working', 'Done', 'Failed', 'Cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** Kinds that share their turns. */
export interface Queue {
  readonly name: string
  /** The most jobs that a node runs at once, and the most of one organization: where those are fewer, none waits for another's. */
  readonly concurrency: number
  readonly perOrganization: number
  /** Jobs run in a process of this program, so that whatever they do to it does not take the API along, and within its memory. */
  readonly worker?: WorkerProgram
}

/** Milliseconds before the next try, doubling up to the longest. */
export interface Retry {
  /** Tries after the first. */
  readonly limit: number
  readonly delay: number
  readonly longest?: number
  /** Another try would end the same. */
  readonly isFinal?: (error: unknown) => boolean
}

/** How far a job is, as it is told to whose it is. */
export interface JobStatus {
  readonly id: string
  readonly state: JobState
  readonly done: number
  readonly total: number
}

/** What is known of a kind whatever its payload. */
export interface Rules {
  readonly name: string
  readonly queue: Queue
  /** Among the jobs of one organization, the highest first. */
  readonly priority?: number
  /** Milliseconds that one try may take. */
  readonly timeLimit: number
  /** Left out: what fails once has failed. */
  readonly retry?: Retry
  /** Milliseconds that it is known after its end; of one that is done, none where left out. */
  readonly keptFor?: number
  /** The installation's, begun again so many milliseconds after its end. */
  readonly every?: number
  /** What the open browsers of the person whose it is hear of it. */
  readonly eventOf?: (status: JobStatus) => ServerEvent | undefined
}

/** A sort of job, as whoever sends one knows it. The payload stands in the database in clear: identifiers, and never a secret. */
export interface Kind<Payload> extends Rules {
  readonly payload: Schema.Codec<Payload>
  /** Of one organization's with the same, one at a time is done. */
  readonly series?: (payload: Payload) => string
  /** Of a person's job: what it is by the table of rights, which is asked again when it is done. */
  readonly action?: (payload: Payload) => OwnAction
  /** And the module that it is done in, which the organization has to have still. */
  readonly module?: ((payload: Payload) => ResourceType | undefined) | undefined
}

/** Why a job failed for good, as a refused call tells it. */
export interface JobFailure {
  readonly code: ServerCode
}

/** How a try ended. `Waiting`: it is tried again after a pause in milliseconds. */
export type Ending =
  | { readonly state: 'Done'; readonly outcome: object | null }
  | { readonly state: 'Failed'; readonly failure: JobFailure; readonly error?: unknown }
  | { readonly state: 'Waiting'; readonly pause: number; readonly error: unknown }

/** A job was cancelled or removed, or another node has taken it over: what was written is taken back. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted'
}

/** One try at a job. */
export interface Work<Payload> {
  readonly id: string
  readonly organizationId: string
  readonly payload: Payload
  readonly total: number
  /** Whoever sent it, as they are now; undefined: nobody did. */
  readonly by: Mandate | undefined
  /** Aborted when nobody wants it any more, its time is over, or the node stops: what then ends without a result is begun anew where it is still wanted. */
  readonly signal: AbortSignal
  /** Throws when the signal is aborted. */
  readonly progress: (done: number, total?: number) => void
  /** Ends it in the very transaction that does it. Throws {@link Unwanted} where that is too late. */
  readonly complete: (tenant: Tenant, outcome?: object) => Promise<void>
}

/** What becomes of a job: undefined as an answer is success without more to say; whatever is thrown is tried again, while there are tries. */
export interface Handler<Payload> {
  readonly run?: (work: Work<Payload>) => Promise<Result.Result<object, JobFailure> | void>
  /** In the transaction that notes how a try ended. */
  readonly ended?: (tenant: Tenant, job: { readonly id: string; readonly payload: Payload }, ending: Ending) => Promise<void>
}

/** A job's payload, read: what it is by the table of rights, and what is to be done. */
export interface Opened {
  readonly action: OwnAction | undefined
  readonly module: ResourceType | undefined
  run(work: Omit<Work<unknown>, 'payload'>): Promise<Result.Result<object, JobFailure> | void>
  ended(tenant: Tenant, id: string, ending: Ending): Promise<void>
}

/** A kind with what is done at its jobs, whatever their payload. */
export interface Registered extends Rules {
  /** Undefined: no payload of this kind, as of another version. */
  open(payload: unknown): Opened | undefined
}

export const register = <Payload>(kind: Kind<Payload>, { run, ended }: Handler<Payload>): Registered => {
  const decode = Schema.decodeUnknownResult(kind.payload)
  return {
    ...kind,
    open: (raw) => {
      const decoded = decode(raw)
      if (Result.isFailure(decoded)) return undefined
      const payload = decoded.success
      return {
        action: kind.action?.(payload),
        module: kind.module?.(payload),
        run: async (work) => {
          if (run === undefined) throw new Error(`Nothing here does ${kind.name}`)
          return run({ ...work, payload })
        },
        ended: async (tenant, id, ending) => ended?.(tenant, { id, payload }, ending),
      }
    },
  }
}
