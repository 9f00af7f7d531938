import { useSelector } from '@xstate/react'
import { ChevronRight, FileText, Folder } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RestrictedTreeActor } from '../../application/restrictions/restrictedTree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { CHILD_LIMIT } from '../../domain/folders/folder.ts'
import { branchKey, rowsBelow, type BranchPlace } from '../../domain/restrictions/restrictedTree.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'

interface RestrictedModuleProps {
  readonly tree: RestrictedTreeActor
  readonly type: ResourceType
}

/** One module of the tree: what is open of it, from the top down. */
export const RestrictedModule = ({ tree, type }: RestrictedModuleProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(tree, (current) => current)
  const { context } = snapshot
  const root: BranchPlace = { type, folderId: null }
  const module = t(`shell.modules.${type}`)
  const opener = (place: BranchPlace, name: string) => {
    const key = branchKey(place)
    const isOpen = context.expanded.has(key)
    const isBusy = snapshot.matches('reading') && context.awaited.some((one) => branchKey(one) === key)
    return (
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-label={t('restrictions.tree.contents', { name })}
        onClick={() => tree.send({ type: 'branch.toggled', place })}
      >
        {isBusy ? <Spinner size="inline" /> : <ChevronRight size={14} aria-hidden />}
      </Opener>
    )
  }
  const more = (place: BranchPlace, name: string) =>
    context.expanded.has(branchKey(place)) &&
    (context.branches.get(branchKey(place))?.next ?? null) !== null && (
      <Button onClick={() => tree.send({ type: 'more', place })}>{t('restrictions.tree.more', { name })}</Button>
    )
  const cut = (place: BranchPlace, name: string) =>
    context.expanded.has(branchKey(place)) &&
    context.branches.get(branchKey(place))?.isCut === true && <Row $level={1}>{t('restrictions.tree.cut', { name, shown: CHILD_LIMIT })}</Row>
  const isEmpty = context.expanded.has(type) && context.branches.get(type)?.items.length === 0
  return (
    <section aria-label={module}>
      <Row $level={0}>
        {opener(root, module)}
        <strong>{module}</strong>
      </Row>
      {cut(root, module)}
      {isEmpty && <Row $level={1}>{t('restrictions.tree.empty')}</Row>}
      <List aria-label={module}>
        {rowsBelow(context, root).map(({ kind, id, name, level, restricted, above, group }) => (
          <li key={id}>
            <Row $level={level} data-found={context.found?.id === id || undefined} ref={context.found?.id === id ? focusFound : undefined}>
              {kind === 'folder' ? opener({ type, folderId: id }, name) : <Gap />}
              {kind === 'folder' ? <Folder size={16} aria-hidden /> : <FileText size={16} aria-hidden />}
              <Checkbox
                label={name}
                checked={restricted || above !== undefined || group !== undefined}
                disabled={above !== undefined || group !== undefined || snapshot.hasTag('busy')}
                onChange={({ currentTarget }) =>
                  tree.send({ type: 'restriction.wanted', resource: { kind, id }, restricted: currentTarget.checked })
                }
              />
              {above !== undefined && <small>{t('restrictions.state.above', { folder: above })}</small>}
              {group !== undefined && <small>{t('restrictions.state.group', { group })}</small>}
            </Row>
            {kind === 'folder' && cut({ type, folderId: id }, name)}
            {kind === 'folder' && more({ type, folderId: id }, name)}
          </li>
        ))}
      </List>
    </section>
  )
}

/** Once, when it comes to stand there. */
const focusFound = (row: HTMLDivElement | null): void => row?.querySelector('input')?.focus()

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.div<{ readonly $level: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding-inline-start: calc(${({ $level }) => $level} * ${theme.space[4]});
  overflow-wrap: anywhere;

  &[data-found] {
    background: ${theme.color.hover};
  }

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }

  small {
    color: ${theme.color.inkSoft};
  }
`

const Opener = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 0;
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`

const Gap = styled.span`
  flex: none;
  width: ${theme.size.target};
`
