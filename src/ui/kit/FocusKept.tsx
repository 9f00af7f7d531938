import type { RefObject } from 'react'
import { useFocusKept } from './useFocusKept.ts'

/** The same as a part of a page that comes later than its list. */
export const FocusKept = ({ page }: { readonly page: RefObject<HTMLElement | null> }) => {
  useFocusKept(page)
  return null
}
