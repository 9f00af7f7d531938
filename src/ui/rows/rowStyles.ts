import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { cardStyles } from './cardStyles.ts'
import { rowPicture } from './rowPicture.ts'

/** Of a column: wider with larger text, as far as the list has room (`share` of its width). */
const wide = (pixels: number, share: number): string => `max(${pixels}px, min(${pixels / 16}rem, ${share}%))`

/** The columns, shared by the head and every row of all lists. `--tick`: of a list in which nothing is selected, none. */
export const columns = css`
  display: grid;
  grid-template-columns: var(--tick, 36px) minmax(0, 1fr) ${wide(72, 11)} ${wide(104, 15)} ${wide(112, 16)} ${wide(80, 9)};
  align-items: center;

  .tick {
    display: grid;
    place-items: center;
    height: 100%;
    overflow: hidden;
  }

  .number,
  .status {
    display: none;
  }

  /* Where there is room for them at this size of text. */
  @container (min-width: 56rem) {
    grid-template-columns: var(--tick, 36px) minmax(0, 1fr) 4.5rem 6rem 10.5rem 7.5rem 8rem 5rem;

    .number,
    .status {
      display: flex;
      align-items: center;
    }
  }
`

export const rowStyles = css`
  .row {
    ${columns}
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.body};
    color: ${theme.color.inkSoft};
    outline: none;
    cursor: default;
    user-select: none;
  }

  .row:hover {
    background: ${theme.color.hover};
  }

  .row[data-cut] .thumb > img {
    opacity: 0.45;
  }

  .row[data-cut] .name {
    font-style: italic;
  }

  .row[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }

  .row:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }

  .row td {
    min-width: 0;
  }

  :where(.row) td {
    padding: 0;
    white-space: nowrap;
  }

  .row .tick {
    cursor: pointer;
  }

  .box {
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border: 1.5px solid ${theme.color.control};
    border-radius: 4px;
    background: ${theme.color.surface};
  }

  .row[aria-selected='true'] .box {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  .row[aria-selected='true'] .box::before {
    width: 12px;
    height: 12px;
    background: ${theme.color.primaryInk};
    clip-path: polygon(14% 47%, 26% 36%, 42% 53%, 75% 18%, 87% 29%, 42% 77%);
    content: '';
  }

  .naming {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding-right: ${theme.space[4]};
  }

  .thumb {
    ${rowPicture}
  }

  .thumb > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .words {
    display: grid;
    min-width: 0;
  }

  .where {
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    line-height: ${theme.font.line.tight};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-density='compact'] & .words {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
  }

  [data-density='compact'] & .where {
    flex: 1 9999 auto;
  }

  .row .name {
    display: flex;
    min-width: 0;
    color: ${theme.color.ink};
  }

  .row a.name:hover {
    text-decoration: underline;
  }

  .bytes,
  .number,
  .date {
    font-variant-numeric: ${theme.font.figures};
  }

  .bytes {
    padding-right: ${theme.space[8]};
    text-align: right;
  }

  .status {
    align-items: center;
    gap: ${theme.space[2]};
  }

  .public {
    color: ${theme.color.publish};
  }

  .end {
    display: flex;
    align-items: center;
    justify-content: end;
    padding-right: ${theme.space[1]};
  }

  .row .star,
  .row .more {
    position: static;
    display: grid;
    opacity: 1;
    place-items: center;
    width: ${theme.size.control};
    height: ${theme.size.control};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    color: ${theme.color.inkFaint};
    background: none;
    box-shadow: none;
    cursor: pointer;
  }

  .row .star[data-on='false'] {
    opacity: 0;
  }

  .row:hover .star,
  .row:focus-visible .star,
  .row .star[data-on='true'] {
    opacity: 1;
  }

  .row .star[data-on='true'] {
    color: ${theme.color.star};
  }

  .row .star[data-on='true'] > svg {
    fill: currentColor;
  }

  .row .more:focus-visible,
  .row .star:hover,
  .row .more:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  .waiting {
    grid-column: 2 / 3;
    height: 12px;
    max-width: 240px;
    border-radius: 4px;
    background: ${theme.color.line};
  }

  [data-density='compact'] & .thumb {
    width: 40px;
    height: 26px;
  }

  ${theme.media.belowMd} {
    ${cardStyles}
  }
`
