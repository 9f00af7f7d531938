import type { ResourceType } from '../access/modules.ts'
import type { EmbargoAbove } from '../publishing/embargo.ts'
import type { Creator } from './creator.ts'
import type { Readiness, RuleInForce, WebReadyRule } from '../web-ready/webReady.ts'

/** A step of the path from the module's root down to a folder. */
export interface PathStep {
  readonly id: string
  readonly name: string
}

/** A folder of one module (specification section 3). `parentId` null: it lies at the module's root. */
export interface Folder {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly type: ResourceType
  /** Folders and assets directly inside. */
  readonly folderCount: number
  readonly assetCount: number
  readonly webReady: boolean
  /** It can never become web ready while this stands: a publication restriction of its own. */
  readonly keptFromPublication?: true
  /** `yyyy-MM-dd`: the first day on which the portal may show what lies in it, by itself, while that has still to come. */
  readonly embargoUntil?: string
  /** Of whoever looks. */
  readonly favorite: boolean
  /** ISO timestamp. */
  readonly modifiedAt: string
  /** Grows with every edit of the folder itself; an edit names the revision it started from. */
  readonly revision: number
}

/** The most folders of one parent that are shown at once. */
export const CHILD_LIMIT = 1000

/** The folders directly inside one. */
export interface FolderListing {
  readonly folders: readonly Folder[]
  /** There are more of them than were answered. */
  readonly isCut: boolean
}

/** The same with how many there are altogether, as far as the viewer sees. */
export interface CountedListing extends FolderListing {
  readonly total: number
}

/** The folders directly inside one, or at the module's root (null). */
export interface Branch extends FolderListing {
  readonly parentId: string | null
}

/** A folder as its own page shows it: with the way down to it, the nearest ancestor last, itself excluded. */
export interface FolderDetail extends Folder {
  readonly path: readonly PathStep[]
  /** ISO timestamp. */
  readonly createdAt: string
  readonly createdBy: Creator
  /** Of a folder that was made ready for the web. */
  readonly readiness: Readiness | null
  /** What happens with what comes into it: as it says itself, and as the nearest folder above it that has a rule. */
  readonly webReadyRule: WebReadyRule
  readonly ruleAbove: RuleInForce | null
  readonly embargoAbove: EmbargoAbove | null
}
