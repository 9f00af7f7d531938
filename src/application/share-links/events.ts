import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** Links by which something is shared outside changed, or were used. */
    'shareLinks.changed': object
  }
}
