import { memo } from 'react'
import { styled } from 'styled-components'
import { parseAnswer, type Block, type Inline } from '../../../domain/assistant/answerText.ts'
import type { Source } from '../../../domain/assistant/chat.ts'
import { theme } from '../../theme/theme.ts'
import { placed } from './placed.ts'
import { SourceMarker } from './SourceMarker.tsx'

interface Around {
  readonly sources: readonly Source[]
  /** Somebody goes to a source. */
  readonly onFollow: () => void
}

interface AnswerTextProps extends Around {
  readonly text: string
  /** More of it is to come. */
  readonly typing?: boolean
}

/** An answer as it is read: nothing in it leads anywhere but to its sources, and nothing is markup but what the domain knows. */
export const AnswerText = memo(({ text, typing = false, ...around }: AnswerTextProps) => (
  <Root data-typing={typing || undefined}>
    {placed(parseAnswer(text)).map(({ part, place }) => (
      <Part key={place} block={part} {...around} />
    ))}
  </Root>
))

const Inlines = ({ parts, ...around }: Around & { readonly parts: readonly Inline[] }) => placed(parts).map(({ part, place }) => <One key={place} part={part} {...around} />)

const One = ({ part, ...around }: Around & { readonly part: Inline }) => {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'marker':
      return <SourceMarker number={part.number} {...around} />
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.parts} {...around} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.parts} {...around} />
        </em>
      )
  }
}

const Part = ({ block, ...around }: Around & { readonly block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          {placed(block.lines).map(({ part, place }) => (
            <span key={place}>
              {place > 0 && <br />}
              <Inlines parts={part} {...around} />
            </span>
          ))}
        </p>
      )
    case 'heading':
      return (
        <p>
          <strong>
            <Inlines parts={block.parts} {...around} />
          </strong>
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {placed(block.items).map(({ part, place }) => (
            <li key={place}>
              <Inlines parts={part} {...around} />
            </li>
          ))}
        </List>
      )
    }
    case 'code':
      return <pre>{block.text}</pre>
    case 'table':
      return <Cells table={block} {...around} />
  }
}

const Cells = ({ table, ...around }: Around & { readonly table: Extract<Block, { kind: 'table' }> }) => (
  <Scroller>
    <table>
      <thead>
        <tr>
          {placed(table.header).map(({ part, place }) => (
            <th key={place} scope="col">
              <Inlines parts={part} {...around} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed(table.rows).map(({ part: cells, place }) => (
          <tr key={place}>
            {placed(cells).map(({ part, place: at }) => (
              <td key={at}>
                <Inlines parts={part} {...around} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  line-height: 1.6;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${theme.font.weight.semibold};
  }

  ul,
  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding-left: ${theme.space[5]};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  code,
  pre {
    border-radius: ${theme.radius.tiny};
    font: ${theme.font.size.body}/${theme.font.line.normal} ${theme.font.mono};
    background: ${theme.color.sunken};
  }

  code {
    padding: 1px ${theme.space[1]};
  }

  pre {
    padding: ${theme.space[3]};
    overflow: auto;
    white-space: pre-wrap;
  }

  &[data-typing] > :not(ul, ol):last-child::after,
  &[data-typing] > :is(ul, ol):last-child > :last-child::after {
    display: inline-block;
    width: ${theme.space.snug};
    height: 1.1em;
    margin-left: ${theme.space[1]};
    border-radius: 1px;
    vertical-align: text-bottom;
    background: ${theme.color.primary};
    content: '';
  }
`

/** A wide table is scrolled by itself. */
const Scroller = styled.div`
  overflow-x: auto;

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} 0;
    border-bottom: ${theme.border.line};
    text-align: start;
    vertical-align: top;
    font-variant-numeric: ${theme.font.figures};
  }

  th {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkSoft};
  }
`
