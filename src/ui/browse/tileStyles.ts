import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { CAPTION_REM } from '../rows/rowSizes.ts'

/** The styles of all tiles at once, so that a tile costs no style of its own. */
export const tileStyles = css`
  .tile {
    position: relative;
    display: block;
    padding: 0;
    min-width: 0;
    border-radius: ${theme.radius.large};
    outline: none;
    cursor: default;
    user-select: none;
  }

  .mat {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    padding: ${theme.space[3]};
    overflow: hidden;
    border-radius: ${theme.radius.large};
    background: ${theme.color.mat};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }

  .mat > img {
    min-width: 0;
    max-width: 100%;
    min-height: 0;
    max-height: 100%;
    border-radius: 3px;
    object-fit: contain;
    box-shadow: ${theme.shadow.picture};
  }

  .mat > img[data-shape='wide'] {
    width: 100%;
  }

  .mat > img[data-shape='tall'] {
    height: 100%;
  }

  .check,
  .star,
  .more {
    position: absolute;
    top: ${theme.space[2]};
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    opacity: 0;
    cursor: pointer;
  }

  .check {
    left: ${theme.space[2]};
    width: 20px;
    height: 20px;
    color: transparent;
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1.5px ${theme.color.control};
  }

  .check::after {
    position: absolute;
    inset: -4px;
    content: '';
  }

  .star,
  .more {
    right: 6px;
    width: ${theme.size.compact};
    height: ${theme.size.compact};
    color: ${theme.color.ink};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.picture};
  }

  .star[data-on='true'] {
    color: ${theme.color.star};
    background: none;
    box-shadow: none;
    opacity: 1;
  }

  .star[data-on='true'] > svg {
    fill: currentColor;
  }

  .tile .more {
    right: calc(${theme.space[2]} + ${theme.size.compact});
  }

  .tile:is(:hover, :focus-visible, :focus-within, [aria-selected='true']) .check,
  .tile:is(:hover, :focus-visible, :focus-within) :is(.star, .more) {
    opacity: 1;
  }

  .tile[data-cut] .mat {
    outline: 1px dashed ${theme.color.control};
    outline-offset: -1px;
  }

  .tile[data-cut] .mat > img {
    opacity: 0.45;
  }

  .tile[data-cut] .name {
    font-style: italic;
  }

  .tile[aria-selected='true'] .mat {
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 2px ${theme.color.primary};
  }

  .tile[aria-selected='true'] .check {
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
    box-shadow: none;
  }

  .tile:focus-visible .mat {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }

  .chip {
    position: absolute;
    bottom: ${theme.space[2]};
    left: ${theme.space[2]};
    display: flex;
  }

  .chip > span {
    font-size: ${theme.font.size.caption};
  }

  .caption {
    height: ${CAPTION_REM.comfortable}rem;
    padding: ${theme.space[2]} 2px 0;
    overflow: hidden;
  }

  .caption .name {
    display: flex;
    width: fit-content;
    max-width: 100%;
    font-size: ${theme.font.size.body};
    line-height: 1.45;
    color: ${theme.color.ink};
  }

  .caption .name:hover {
    text-decoration: underline;
  }

  .size {
    display: block;
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    line-height: 1.45;
    color: ${theme.color.inkFaint};
  }

  [data-density='compact'] & .mat {
    padding: ${theme.space[1]};
  }

  [data-density='compact'] & .caption {
    height: ${CAPTION_REM.compact}rem;
  }

  [data-density='compact'] & .size {
    display: none;
  }

  ${theme.media.coarse} {
    .tile:not([aria-selected='true']) .check,
    .star[data-on='false'],
    .more {
      display: none;
    }
  }
`
