export const ASSISTANT_PATH = '/ai-assistant'

export const assistantAddress = (threadId: string | undefined): string => (threadId === undefined ? ASSISTANT_PATH : `${ASSISTANT_PATH}?${new URLSearchParams({ thread: threadId }).toString()}`)

/** The thread that an address names; what is no identifier names none. */
export const threadOf = (search: URLSearchParams): string | undefined => {
  const thread = search.get('thread') ?? ''
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(thread) ? thread : undefined
}
