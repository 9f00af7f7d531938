import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MoveCopyRequest, Place } from '../../application/move-copy/moveCopyContext.ts'
import { ROOT, type TreeActor } from '../../application/folders/tree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { Button } from '../kit/Button.tsx'
import { Tree } from '../kit/Tree.tsx'
import { theme } from '../theme/theme.ts'
import { moreLabel } from '../folders/treeRows.ts'
import { destinationRows } from './destinationRows.ts'

interface DestinationTreeProps {
  readonly destinations: TreeActor
  readonly asked: MoveCopyRequest
  readonly type: ResourceType
  readonly chosen: Place | undefined
  readonly onChoose: (place: Place) => void
}

/** The folders of a module, one of which is chosen; opens where one is. */
export const DestinationTree = ({ destinations, asked, type, chosen, onChoose }: DestinationTreeProps) => {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const tree = useSelector(destinations, (snapshot) => snapshot.context)
  const failed = useSelector(destinations, (snapshot) => snapshot.matches('failed'))
  const root = t(`shell.modules.${type}`)
  useEffect(() => {
    destinations.send({ type: 'tree.opened', resourceType: type, path: asked.action === 'restore' ? [] : (asked.path ?? []) })
  }, [destinations, type, asked])
  const rows = useMemo(() => destinationRows(t, { asked, type, root, tree, more: moreLabel(t, language, type) }), [t, language, asked, type, root, tree])
  return (
    <Frame>
      <Tree
        label={t('moveCopy.choose')}
        rows={rows}
        currentId={chosen === undefined ? undefined : (chosen.folderId ?? ROOT)}
        onToggle={(folderId) => destinations.send({ type: 'node.toggled', folderId })}
        onChoose={(id) => onChoose({ folderId: id === ROOT ? null : id, name: rows.find((row) => row.id === id)?.label ?? '' })}
      />
      {failed && (
        <p role="alert">
          {t('shell.foldersFailed')}{' '}
          <Button size="compact" onClick={() => destinations.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </p>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  height: ${theme.size.place};
  padding: ${theme.space[2]};
  overflow: auto;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
`
