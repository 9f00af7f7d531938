/** Who added a folder or an asset. */
export interface Creator {
  /** Empty for who came from another organization. */
  readonly name: string
  /** Their account was deleted. */
  readonly isGone: boolean
  /** Who looks after what they added since; null: nobody in particular. */
  readonly successor: string | null
}
