import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** What is proposed of this asset changed, or what was decided of it; null: of many. */
    'suggestions.changed': { readonly assetId: string | null }
  }
}
