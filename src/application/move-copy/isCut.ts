import type { ClipboardContent } from './clipboardContent.ts'

/** Whether it looks cut where it lies: it will be moved away. */
export const isCut = (content: ClipboardContent | undefined, id: string): boolean => {
  if (content?.action !== 'move') return false
  const { selection } = content
  return selection.kind === 'items' && (selection.folders.includes(id) || selection.assets.includes(id))
}
