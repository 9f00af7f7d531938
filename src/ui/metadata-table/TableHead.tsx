import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { theme } from '../theme/theme.ts'

interface TableHeadProps {
  readonly title: string
  /** Stands beside the title. */
  readonly choice?: ReactNode
  readonly tools?: ReactNode
}

/** The head of the page, with its tools. */
export const TableHead = ({ title, choice, tools }: TableHeadProps) => (
  <ItemHead>
    <h1>{title}</h1>
    {choice}
    {tools !== undefined && <Tools>{tools}</Tools>}
  </ItemHead>
)

/** On a phone one row, so that what is listed stays in sight. */
const Tools = styled(ItemTools)`
  ${theme.media.belowMd} {
    flex-wrap: nowrap;
    width: 100%;
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`
