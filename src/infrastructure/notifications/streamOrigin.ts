/** Where event streams have a host of their own, the page tells it (STREAM_URL); empty for the page's own. */
export const streamOrigin = (): string => document.querySelector<HTMLMetaElement>('meta[name="stream-origin"]')?.content ?? ''
