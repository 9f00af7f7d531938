import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** What is related to these folders and assets changed. */
    'relations.changed': { readonly ids: readonly string[] }
  }
}
