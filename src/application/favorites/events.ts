import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** The person's own favorites changed. */
    'favorites.changed': object
  }
}
