import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** Users or roles of the organization changed. */
    'accounts.changed': object
  }
}
