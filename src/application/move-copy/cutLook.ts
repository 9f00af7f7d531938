import type { ClipboardContent } from './clipboardContent.ts'

/** Whether it looks cut where it lies: it will be moved away. */
export const looksCut = (taken: ClipboardContent | undefined, id: string): boolean => {
  if (taken?.action !== 'move') return false
  const { selection } = taken
  return selection.kind === 'items' && (selection.folders.includes(id) || selection.assets.includes(id))
}
