import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** Metadata templates of the organization changed, or what they offer. */
    'templates.changed': object
  }
}
