/** The version of the web app that the server has, beside the one that this page began with. */
export interface Deployment {
  /** The server's version, where it is another one; undefined: it is the same, or nobody answers. */
  newer(signal: AbortSignal): Promise<string | undefined>
  /** The version that this tab was loaded anew for last. */
  reloadedFor(): string | undefined
  /** Loads the page anew at its address. */
  reload(version: string): void
}
