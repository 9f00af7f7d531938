import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface RowCellsProps {
  /** What its box is called; undefined in a list in which nothing is selected. */
  readonly tick: string | undefined
  readonly picture: ReactNode
  readonly name: ReactNode
  /** Where it lies, and what else is told below the name; nothing in a folder's own list. */
  readonly place?: string | undefined
  readonly placeLine?: ReactNode
  readonly type: ReactNode
  readonly bytes: ReactNode
  readonly number: ReactNode
  readonly date: ReactNode
  readonly status?: ReactNode
  /** What it is marked with, beside its menu. */
  readonly mark?: ReactNode
  /** What its menu is called; undefined where there is none. */
  readonly menu: string | undefined
}

/** The cells of a row, of whatever list: one design. What is pressed in them the list hears, by way of `data-action`. */
export const RowCells = ({ tick, picture, name, place, placeLine = place, type, bytes, number, date, status, mark, menu }: RowCellsProps) => (
  <>
    <td className="tick" {...(tick !== undefined && { 'data-action': 'toggle', 'aria-label': tick })}>
      {tick !== undefined && <span className="box" aria-hidden />}
    </td>
    <td className="naming" data-where={placeLine !== undefined || undefined}>
      <span className="thumb">{picture}</span>
      <span className="words">
        {name}
        {placeLine !== undefined && (
          <span className="where" title={place}>
            {placeLine}
          </span>
        )}
      </span>
    </td>
    <td className="type">{type}</td>
    <td className="bytes">{bytes}</td>
    <td className="number">{number}</td>
    <td className="date">{date}</td>
    <td className="status">{status}</td>
    <td className="end">
      {mark}
      {menu !== undefined && (
        <button type="button" className="more" data-action="menu" tabIndex={-1} aria-label={menu} aria-haspopup="menu">
          <MoreHorizontal size={16} />
        </button>
      )}
    </td>
  </>
)
