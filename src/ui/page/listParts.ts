import { styled } from 'styled-components'
import { endRoom } from './endRoom.ts'
import { theme } from '../theme/theme.ts'

export const ListPage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

/** What the scrolling part of a page is as wide as: its own width is without the bar that scrolls it. */
export const ListActionContext = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  container-type: inline-size;
`

export const ListScroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-gutter: stable;
  ${endRoom()}
  overscroll-behavior: contain;

  > div {
    display: flow-root;
    min-height: 100%;
    padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
    /* Its edge stands below the head's, whether the scroll bar takes room or not. */
    padding-right: max(0px, ${theme.space[5]} - (100cqw - 100%));
  }

  /* What says that nothing is here stands in the middle, as it does on every page. */
  > div:has(> [data-state-root], > * > [data-state-root]) {
    display: flex;
    flex-direction: column;
  }

  ${theme.media.belowMd} {
    scrollbar-gutter: auto;

    > div {
      padding: 0 ${theme.space[3]} ${theme.space[3]};
    }

    &[data-selecting='true'] > div {
      padding-bottom: calc(${theme.size.selection} + ${theme.space[4]} + env(safe-area-inset-bottom));
    }
  }
`
