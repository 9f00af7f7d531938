import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** Searches under a name that the person may see changed. */
    'savedSearches.changed': object
  }
}
