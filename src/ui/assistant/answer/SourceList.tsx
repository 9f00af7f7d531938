import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { Source } from '../../../domain/assistant/chat.ts'
import { sourceAddress } from './sourceAddress.ts'
import { Button } from '../../kit/Button.tsx'
import { FileName } from '../../kit/FileName.tsx'
import { ellipsis } from '../../kit/mixins.ts'
import { theme } from '../../theme/theme.ts'
import { SourcePicture } from './SourcePicture.tsx'
import { useSourceWords } from './useSourceWords.ts'

interface SourceListProps {
  readonly sources: readonly Source[]
  readonly onFollow: () => void
}

/** So many are shown at first. */
const FIRST = 6

/** What an answer stands on, each the way there. */
export const SourceList = ({ sources, onFollow }: SourceListProps) => {
  const { t } = useTranslation()
  const wordsOf = useSourceWords()
  const [all, setAll] = useState(false)
  const shown = all ? sources : sources.slice(0, FIRST)
  return (
    <>
      <List aria-label={t('assistant.sources.title')}>
        {shown.map((source) => (
          <li key={source.number}>
            <Way to={sourceAddress(source)} onClick={onFollow}>
              <SourcePicture source={source} />
              <Words>
                <Name>
                  <b>{source.number}</b>
                  <FileName name={source.name} />
                </Name>
                <small>{wordsOf(source)}</small>
              </Words>
            </Way>
          </li>
        ))}
      </List>
      {shown.length < sources.length && (
        <div>
          <Button size="compact" tone="ghost" onClick={() => setAll(true)}>
            {t('assistant.sources.all', { count: sources.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[2]};
`

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space.snug};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.control};
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: ${theme.font.line.tight};

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
    ${ellipsis}
  }
`

const Name = styled.span`
  display: flex;
  gap: ${theme.space.snug};
  min-width: 0;
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};

  b {
    color: ${theme.color.primary};
    font-variant-numeric: ${theme.font.figures};
  }
`
