import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Web ready is what the portal shows; to publish is to make something so, and to say from which day (docs/decisions/publishing.md). */
export const PUBLISHING_RIGHTS = {
  publishToPortal: { requirement: allOf('PUBLISH_TO_PORTAL'), publishes: true },
  /** What is selected of a module, as much as there is. */
  publishSelected: { requirement: allOf('PUBLISH_TO_PORTAL'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
