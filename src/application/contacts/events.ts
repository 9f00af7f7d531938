import '../notifications/ServerEvent.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** These contacts changed; null: categories, or so many that any may have. */
    'contacts.changed': { readonly ids: readonly string[] | null }
  }
}
