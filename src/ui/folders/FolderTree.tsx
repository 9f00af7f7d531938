import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tree } from '../kit/Tree.tsx'
import { theme } from '../theme/theme.ts'
import { moreLabel, treeRows } from './treeRows.ts'

/** The folders of the module one is in. */
export const FolderTree = ({ tree }: { readonly tree: TreeActor }) => {
  const { t, i18n } = useTranslation()
  const context = useSelector(tree, (snapshot) => snapshot.context)
  const failed = useSelector(tree, (snapshot) => snapshot.matches('failed'))
  const { language } = i18n
  const rows = useMemo(() => treeRows(context, moreLabel(t, language, context.resourceType)), [context, t, language])
  const waiting = rows.length === 0 && context.awaited.size > 0
  return (
    <Branch aria-busy={waiting || undefined}>
      {waiting && [64, 80, 52].map((width) => <Skeleton key={width} $width={`${width}%`} $height={theme.space[5]} />)}
      {rows.length > 0 && (
        <Tree
          label={t('shell.folders', { module: t(`shell.modules.${context.resourceType}`) })}
          rows={rows}
          currentId={context.path.at(-1)}
          onToggle={(folderId) => tree.send({ type: 'node.toggled', folderId })}
        />
      )}
      {failed && (
        <Failed role="alert">
          {t('shell.foldersFailed')}
          <Button size="compact" onClick={() => tree.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </Failed>
      )}
    </Branch>
  )
}

const Branch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 2px 0 ${theme.space[1]} ${theme.space[3]};
  padding-left: ${theme.space[1]};
  border-left: ${theme.border.line};

  &:empty {
    display: none;
  }
`

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
