/** What of an asset decides whether a portal may show it. */
interface Showable {
  readonly webReady: boolean
  /** Restricted from publication, itself or by a folder above it. */
  readonly restricted: boolean
  readonly trashed: boolean
  /** It is not to be shown before a day that has not come yet. */
  readonly embargoed: boolean
}

/** The rules that hold an asset back, the one that goes before the others first. */
export const HOLDING_RULES = ['inTrash', 'restricted', 'notWebReady', 'embargo'] as const
export type HoldingRule = (typeof HOLDING_RULES)[number]

/** Every rule that holds an asset back; none: it is public where the portal is Live (specification section 4). */
export const heldBackBy = ({ webReady, restricted, trashed, embargoed }: Showable): readonly HoldingRule[] => {
  const holds: Readonly<Record<HoldingRule, boolean>> = { inTrash: trashed, restricted, notWebReady: !webReady, embargo: embargoed }
  return HOLDING_RULES.filter((rule) => holds[rule])
}
