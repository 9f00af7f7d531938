import * as Schema from 'effect/Schema'
import type { Kind } from '../jobs/kind.ts'

/** What is made of an asset's file, behind the answer. */
export interface OfAsset {
  readonly assetId: string
}

/**
 * A file is foreign: it is read in a process of its own. One more than a small machine has cores, so that none waits for the database, and that
 * the files of one organization, which may all take their whole time, keep nobody else's waiting.
 */
export const ASSETS = { name: 'assets', concurrency: 3, perOrganization: 2, worker: 'files' } as const

/** Only what ended its worker, or what the database refused, is tried again: what fails in itself would fail again. */
const kind = <const Name extends string>(name: Name, priority: number): Kind<OfAsset> & { readonly name: Name } => ({
  name,
  queue: ASSETS,
  priority,
  payload: Schema.Struct({ assetId: Schema.String }),
  // A file that takes longer is hostile or broken.
  timeLimit: 60_000,
  retry: { limit: 2, delay: 0 },
})

/** Pictures first: somebody looks at the folder. The small one, what is known from the header, and what is shown in place of a file that browsers do not show. */
export const thumbnail = kind('thumbnail', 2)
/** The larger one, and what the picture looks like. */
export const rendering = kind('rendering', 1)
/** What the file says of itself. */
export const metadata = kind('metadata', 1)
/** The text of the file, and its index. */
export const text = kind('text', 0)
