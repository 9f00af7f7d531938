import type { ReactNode } from 'react'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'

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
    {tools !== undefined && <ItemTools>{tools}</ItemTools>}
  </ItemHead>
)
