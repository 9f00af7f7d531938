/** What somebody is asked for a file or a folder: to mark it as ready for the web, or to leave it (specification section 4). */
export const WEB_READY_CHOICES = ['set', 'skip'] as const
type WebReadyChoice = (typeof WEB_READY_CHOICES)[number]

/** How much of what lies below a folder, files and folders, is ready for the web. What arrives after a folder was made ready is not, until somebody makes it so. */
export interface Readiness {
  readonly items: number
  readonly ready: number
  /** What came later, by whatever way, may be public, and was never made ready nor taken off: it is asked about once. */
  readonly undecided: number
}

/** A resource with the folders it lies in, in any order. */
export interface Placed {
  readonly id: string
  readonly folderIds: readonly string[]
}

/** What a mark on `markedId` applies to: the resource itself and, of a folder, all that lies below it. */
export const reachedByWebReady = <Resource extends Placed>(markedId: string, resources: readonly Resource[]): readonly Resource[] =>
  resources.filter(({ id, folderIds }) => id === markedId || folderIds.includes(markedId))

/** A mark is confirmed first, unless the person chose not to be asked again. */
export const asksForConfirmation = (choice: WebReadyChoice, silenced: boolean): boolean => choice === 'set' && !silenced

/**
 * Whether what is kept from publication keeps a whole selection from becoming public: where things are named one by one, any of them does; of a whole list
 * they are left out and told, unless that is all there is.
 */
export const keepsOut = ({ isNamed, count, kept }: { readonly isNamed: boolean; readonly count: number; readonly kept: number }): boolean =>
  kept > 0 && (isNamed || kept === count)

/** What happens with what comes into a folder: somebody is asked once, or it is made ready for the web, or left as it is. */
export const WEB_READY_RULES = ['ask', 'always', 'never'] as const
export type WebReadyRule = (typeof WEB_READY_RULES)[number]

/** A folder on the way up from where something arrives. */
export interface RulePlace {
  readonly name: string
  readonly rule: WebReadyRule
}

/** A rule that holds here, and the folder that carries it. */
export interface RuleInForce {
  readonly rule: Exclude<WebReadyRule, 'ask'>
  readonly folder: string
}

/** The rule of the nearest folder that carries one; the way begins with the nearest. Undefined: somebody is asked. */
export const ruleInForce = (way: readonly RulePlace[]): RuleInForce | undefined => {
  for (const { name, rule } of way) if (rule !== 'ask') return { rule, folder: name }
  return undefined
}

interface ArrivalPlace extends RulePlace {
  readonly webReady: boolean
  /** By itself kept from publication. */
  readonly kept: boolean
}

/**
 * How what arrives is marked; undefined: nobody has decided about it. Nothing becomes public by itself where a folder up to the one with the rule
 * was taken off the web, nor where any folder above is kept from publication.
 */
export const markOnArrival = (way: readonly ArrivalPlace[]): boolean | undefined => {
  const carrier = way.findIndex(({ rule }) => rule !== 'ask')
  if (carrier === -1) return undefined
  if (way[carrier]?.rule === 'never') return false
  return way.slice(0, carrier + 1).every(({ webReady }) => webReady) && !way.some(({ kept }) => kept) ? true : undefined
}
