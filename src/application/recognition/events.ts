import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** Faces, who they are, or how far looking for them and for tags is, changed. */
    'recognition.changed': object
  }
}
