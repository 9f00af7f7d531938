import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../kit/Alert.tsx'
import { theme } from '../theme/theme.ts'

interface TheirChangesProps {
  readonly title: string
  /** A list item each. */
  readonly children: ReactNode
}

/** Says that somebody else was quicker, and what they changed. */
export const TheirChanges = ({ title, children }: TheirChangesProps) => (
  <>
    <Alert>{title}</Alert>
    <Changes>{children}</Changes>
  </>
)

const Changes = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.inkSoft};
`
