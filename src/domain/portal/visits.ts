import type { ResourceType } from '../access/modules.ts'

/** What a request for a page of a portal says of itself. */
interface PageRequest {
  readonly method: string
  readonly userAgent: string
  /** As browsers send them; undefined where they do not. */
  readonly fetchSite: string | undefined
  readonly purpose: string | undefined
}

/** Programs that say what they are, in words that no browser has. A brand of phones ends in the first. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|scrap|archiver|monitor|preview|validator|headless|lighthouse|facebookexternalhit|mediapartners|\bwget|\bcurl|python|https?:\/\//i

/** Browsers have said this of themselves since the nineties; what does not is none. */
const BROWSER = /^(?:Mozilla|Opera)\//

export const isRobot = (userAgent: string): boolean => !BROWSER.test(userAgent) || ROBOT.test(userAgent)

/**
 * How a page that was answered counts: as seen by somebody who came from elsewhere, or by somebody who was there already; undefined: not at all. Nothing
 * is kept of who it was, so two that come in one day are two.
 */
export const countedAs = ({ method, userAgent, fetchSite, purpose }: PageRequest): 'arrival' | 'view' | undefined => {
  if (method !== 'GET' || isRobot(userAgent) || (purpose ?? '').includes('prefetch')) return undefined
  return fetchSite === 'same-origin' ? 'view' : 'arrival'
}

/** The last 30 days, or as many months as visits are kept. */
export const VISIT_PERIODS = ['days', 'months'] as const
export type VisitPeriod = (typeof VISIT_PERIODS)[number]

/** A day (`yyyy-MM-dd`) or month (`yyyy-MM`). */
export interface VisitBucket {
  readonly start: string
  readonly visits: number
  readonly views: number
}

export interface SeenAsset {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly views: number
}

/** What was seen of a portal: in buckets, the earliest first, those without any too; and the assets whose pages were seen most. */
export interface PortalVisits {
  readonly period: VisitPeriod
  readonly buckets: readonly VisitBucket[]
  readonly most: readonly SeenAsset[]
}

/** Assets that are named. */
export const MOST_SEEN = 10
