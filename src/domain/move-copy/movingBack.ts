/** What one move did with something. */
export interface MovedItem {
  readonly from: string | null
  /** Undefined: that is not known any more. */
  readonly to: string | null | undefined
  /** Where it got another name on arrival. */
  readonly renamed?: { readonly from: string; readonly to: string } | undefined
}

/** Whether it lies where the move brought it: what somebody has moved on since is not taken away from there. */
export const isStillThere = ({ to }: MovedItem, parentId: string | null): boolean => to === undefined || to === parentId

/** What it is called where it goes back to: as before the move, unless somebody has named it since. */
export const nameBack = ({ renamed }: MovedItem, name: string): string => (renamed?.to === name ? renamed.from : name)
