import { Suspense } from 'react'
import type { DialogProps } from './DialogSurface.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const Surface = lazyPart(() => import('./DialogSurface.tsx').then(({ DialogSurface }) => ({ default: DialogSurface })))

/**
 * A modal dialog: it stands while it is rendered. The focus enters (at `data-autofocus`, else at the first control), is kept inside and
 * returns to the opener; Escape and a click outside close it. Below sm it fills the width at the bottom. Its code is fetched with the first
 * dialog: no page needs it to start.
 */
export const Dialog = (props: DialogProps) => (
  <Suspense fallback={null}>
    <Surface {...props} />
  </Suspense>
)
