import { type ReactNode, type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { InTopBar } from '../page/slots.tsx'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { ToolRow } from '../page/ToolRow.tsx'
import { ListActionContext, ListPage, ListScroller } from '../page/listParts.ts'

interface ItemPageProps {
  /** The way here. */
  readonly crumbs: ReactNode
  readonly head: ReactNode
  /** What stands in the head's place while something is selected; undefined while nothing is. */
  readonly bar?: ReactNode
  /** What is listed. */
  readonly children: ReactNode
  /** What stands over the page. */
  readonly over?: ReactNode
  /** What is listed is scrolled in it. */
  readonly scroller?: RefObject<HTMLDivElement | null>
}

/** The page of a list over many folders: its head stays, what is listed is scrolled below it. */
export const ItemPage = ({ crumbs, head, bar, children, over, scroller }: ItemPageProps) => {
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const selecting = bar !== undefined
  return (
    <ListPage ref={page}>
      <InTopBar>{crumbs}</InTopBar>
      <ToolRow data-selecting={selecting}>
        {head}
        {bar}
      </ToolRow>
      <ListActionContext>
        <ListScroller ref={scroller} data-selecting={selecting}>
          <Listed>{children}</Listed>
        </ListScroller>
      </ListActionContext>
      {over}
    </ListPage>
  )
}

const Listed = styled.div`
  > * + * {
    margin-top: ${theme.space[3]};
  }
`

export const ItemHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};

  h1 {
    ${titleText}
    line-height: ${theme.font.line.tight};
    overflow-wrap: anywhere;
  }

  output {
    color: ${theme.color.inkFaint};
    font-variant-numeric: ${theme.font.figures};
  }

  ${theme.media.belowMd} {
    padding: ${theme.space[3]};
  }
`

export const ItemTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${theme.media.belowMd} {
    width: 100%;
    margin: 0;
  }
`
