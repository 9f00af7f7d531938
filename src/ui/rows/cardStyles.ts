import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A row where there is no room for columns: its picture, its name, and one line of facts. */
export const cardStyles = css`
  .row {
    grid-template-areas: 'tick thumb name name name name end' 'tick thumb type bytes date where end';
    grid-template-rows: auto auto;
    grid-template-columns: var(--tick, 36px) auto auto auto auto minmax(0, 1fr) auto;
    align-content: center;
    min-height: ${theme.size.phoneRow};
  }

  .naming,
  .row .words {
    display: contents;
  }

  .tick {
    grid-area: tick;
  }

  .thumb {
    grid-area: thumb;
    margin-right: ${theme.space[3]};
  }

  .words > :first-child {
    grid-area: name;
  }

  .where {
    grid-area: where;
  }

  .type {
    grid-area: type;
  }

  .bytes {
    grid-area: bytes;
  }

  .date {
    grid-area: date;
  }

  .row .number,
  .row .status {
    display: none;
  }

  .row .type,
  .row .bytes,
  .row .date {
    padding: 0 ${theme.space[2]} 0 0;
    font-size: ${theme.font.size.caption};
    line-height: ${theme.font.line.tight};
    color: ${theme.color.inkFaint};
  }

  /* Where it lies has the room. */
  .naming[data-where] ~ .date {
    display: none;
  }

  .row .type:empty,
  .row .bytes:empty,
  .row .date:empty {
    padding: 0;
  }

  .waiting {
    grid-area: name;
    width: 100%;
  }

  .end {
    grid-area: end;
  }

  .row .star[data-on='false'] {
    display: none;
  }

  .row .more {
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  }
`
