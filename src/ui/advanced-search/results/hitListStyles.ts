import { css } from 'styled-components'
import { tileStyles } from '../../browse/tileStyles.ts'
import { ellipsis } from '../../kit/mixins.ts'
import { COLUMN_GAP, ROW_GAP } from '../../rows/rowSizes.ts'
import { rowStyles } from '../../rows/rowStyles.ts'
import { theme } from '../../theme/theme.ts'
import { HIT_CAPTION_REM } from './hitGeometry.ts'

/** The styles of all tiles and rows at once, so that one of them costs no style of its own. */
export const hitListStyles = css`
  display: block;

  tbody {
    position: relative;
    display: block;
    contain: layout style;
  }

  tbody > tr {
    position: absolute;
    inset: 0 0 auto;
    contain: layout size style;
  }

  .tiles {
    display: grid;
    column-gap: ${COLUMN_GAP.comfortable}px;
    padding-bottom: ${ROW_GAP.comfortable}px;
  }

  &[data-view='list'] > tbody {
    ${rowStyles}
  }

  &[data-view='grid'] {
    ${tileStyles}
  }

  &[data-view='grid'] .caption {
    height: ${HIT_CAPTION_REM}rem;
  }

  .size {
    ${ellipsis}
  }

  .match {
    display: block;
    line-height: 1.45;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
    ${ellipsis}
  }
`
