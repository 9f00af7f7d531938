import { useSelector } from '@xstate/react'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { DuplicatesActor } from '../../application/duplicates/duplicates.machine.ts'
import type { DuplicateGroup } from '../../domain/duplicates/duplicates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { FileName } from '../kit/FileName.tsx'
import { insetFocus } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { Listed } from './groupParts.ts'

interface GroupListProps {
  readonly duplicates: DuplicatesActor
  readonly files: FileAddresses
}

/** The groups there are, of which one is looked at: one tab stop. */
export const GroupList = ({ duplicates, files }: GroupListProps) => {
  const { t } = useTranslation()
  const { groups, at, next } = useSelector(duplicates, ({ context }) => context)
  const isExtending = useSelector(duplicates, (snapshot) => snapshot.matches({ shown: 'extending' }))
  const list = useRef<HTMLElement>(null)
  const key = groups[at]?.key
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-item="${key}"]`)
    current?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement) === true) current?.focus()
  }, [key])
  return (
    <Listed ref={list} aria-label={t('duplicates.groups')}>
      <Rows>
        {groups.map((group, place) => (
          <Row key={group.key} group={group} files={files} isCurrent={place === at} onChoose={() => duplicates.send({ type: 'group.chosen', key: group.key })} />
        ))}
      </Rows>
      {next !== null && (
        <Button tone="ghost" busy={isExtending} onClick={() => duplicates.send({ type: 'more.wanted' })}>
          {t('duplicates.more')}
        </Button>
      )}
    </Listed>
  )
}

interface RowProps {
  readonly group: DuplicateGroup
  readonly files: FileAddresses
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

const isSame = (one: RowProps, other: RowProps): boolean => one.group === other.group && one.isCurrent === other.isCurrent

const Row = memo(({ group: { key, assets }, files, isCurrent, onChoose }: RowProps) => {
  const { t, i18n } = useTranslation()
  const [first] = assets
  if (first === undefined) return null
  const size = formatSize(assets.reduce((sum, { asset }) => sum + asset.size, 0), matchLanguage(i18n.language))
  return (
    <li>
      <Choice type="button" data-item={key} aria-current={isCurrent || undefined} tabIndex={isCurrent ? 0 : -1} onClick={onChoose}>
        <Picture>
          <Thumbnail asset={first.asset} address={files.thumbnail(first.asset, 320)} small lazy />
        </Picture>
        <span>
          <FileName name={first.asset.name} />
          <small>{t('duplicates.filesOf', { count: assets.length, size })}</small>
        </span>
      </Choice>
    </li>
  )
}, isSame)

const Rows = styled.ol`
  display: grid;
  gap: ${theme.space.half};
  margin-bottom: ${theme.space[2]};
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.size.bar};
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  font: inherit;
  text-align: start;
  color: ${theme.color.ink};
  background: none;
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-size: auto ${theme.size.bar};
  ${insetFocus}

  > span:last-child {
    display: grid;
    min-width: 0;
  }

  small {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    border-color: ${theme.color.primaryLine};
    background: ${theme.color.primarySoft};

    small {
      color: ${theme.color.inkSoft};
    }
  }
`

/** Of the first; that there are more shows as an edge behind it. */
const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: ${theme.size.tall};
  margin: 0 ${theme.space[1]} ${theme.space[1]} 0;
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.tiny};
  background: ${theme.color.mat};
  box-shadow: 3px 3px 0 -1px ${theme.color.mat}, 3px 3px 0 ${theme.color.lineStrong};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
