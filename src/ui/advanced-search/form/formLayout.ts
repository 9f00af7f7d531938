import { styled } from 'styled-components'
import { endRoom } from '../../page/endRoom.ts'
import { titleText } from '../../kit/mixins.ts'
import { theme } from '../../theme/theme.ts'

export const Page = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  ${endRoom()}
  /* Nothing that has the focus stands below the bar of actions. */
  scroll-padding-bottom: max(var(--covered, 0px), calc(${theme.size.field} + 2 * ${theme.space[4]} + env(safe-area-inset-bottom)));

  ${theme.media.xl} {
    scroll-padding-bottom: var(--covered, 0px);
  }

  h1 {
    ${titleText}
    line-height: ${theme.font.line.tight};
  }
`

/** What is filled in, and beside it what it comes to; where there is no room for both, that stands below, and its end stays in sight. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 100%;
  padding: ${theme.space[4]} ${theme.space[5]} 0;

  ${theme.media.belowMd} {
    padding: ${theme.space[3]} ${theme.space[3]} 0;
  }

  ${theme.media.xl} {
    display: grid;
    grid-template-columns: minmax(0, 48rem) minmax(16rem, 22rem);
    gap: ${theme.space[5]};
    align-items: start;
    padding-bottom: ${theme.space[8]};
  }
`

export const Groups = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-content: start;
  min-width: 0;

  > button {
    justify-self: start;
    color: ${theme.color.primary};
  }
`

export const Beside = styled.div`
  display: contents;

  ${theme.media.xl} {
    position: sticky;
    top: ${theme.space[4]};
    display: grid;
    gap: ${theme.space[4]};
    margin-top: calc(${theme.font.size.title} * ${theme.font.line.tight} + ${theme.space[4]});
    padding: ${theme.space[4]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
  }
`

export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin: 0 -${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[5]} calc(${theme.space[3]} + env(safe-area-inset-bottom));
  border-top: ${theme.border.line};
  background: ${theme.color.bg};

  > :first-child {
    flex: 1 0 auto;
  }

  ${theme.media.belowMd} {
    margin: 0 -${theme.space[3]};
    padding-inline: ${theme.space[3]};
  }

  ${theme.media.xl} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;

    > :first-child {
      flex-basis: 100%;
    }
  }
`
