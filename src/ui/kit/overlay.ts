import { DialogBackdrop } from '@headlessui/react'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Dims the page behind a dialog. */
export const Veil = styled(DialogBackdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.veil};
`

/** What lies above the veil and places the panel. */
export const overPage = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
`

/** The panel itself: a column that never outgrows its place. */
export const raisedPanel = css`
  display: flex;
  flex-direction: column;
  width: 100%;
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
`
