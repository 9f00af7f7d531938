import * as Result from 'effect/Result'
import { BULK_THRESHOLD, type Arranged } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Foresight } from '../items/foresight.ts'
import type { Asked } from './asked.ts'
import { putInLine } from './bulkOperations.ts'

/** Who asks, and what is told once something is in line. */
export interface Call {
  readonly tenant: Tenant
  readonly viewer: Viewer
  readonly onSent: () => void
}

/** How it is done while its caller waits, and how it is found out whether anything refuses it. */
export interface Ways<F, Done = Arranged> {
  readonly now: () => Promise<Result.Result<Done, F>>
  readonly foresee: () => Foresight<F>
}

interface Weighed<F, Done> extends Ways<F, Done> {
  /** Folders and files that it reaches, or as many of them as it writes. */
  readonly weight: number
}

/** A few things at once; many behind the answer, unless something refuses them now. */
export const nowOrQueued = async <F, Done = Arranged>({ tenant, viewer, onSent }: Call, asked: Asked, { weight, now, foresee }: Weighed<F, Done>) => {
  if (weight <= BULK_THRESHOLD) return now()
  const foresight = await foresee()
  if (Result.isFailure(foresight)) return Result.fail(foresight.failure)
  return Result.succeed({ bulkOperation: await putInLine(tenant, viewer, { asked, foreseen: foresight.success, weight }, onSent) })
}
