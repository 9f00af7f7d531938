import * as Result from 'effect/Result'
import { RELOCATED_AT_ONCE, type Arranged } from '../../src/domain/bulk-operations/relocationJob.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Foresight } from '../items/foresight.ts'
import type { Asked } from './asked.ts'
import { putInLine } from './relocations.ts'

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
export const soonOrLater = async <F, Done = Arranged>({ tenant, viewer, onSent }: Call, asked: Asked, { weight, now, foresee }: Weighed<F, Done>) => {
  if (weight <= RELOCATED_AT_ONCE) return now()
  const foresight = await foresee()
  if (Result.isFailure(foresight)) return Result.fail(foresight.failure)
  return Result.succeed({ relocation: await putInLine(tenant, viewer, { asked, foreseen: foresight.success, weight }, onSent) })
}
