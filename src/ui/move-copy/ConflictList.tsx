import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MoveCopyActor, MoveCopySnapshot } from '../../application/move-copy/moveCopy.machine.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { ASSET_DECISIONS, FOLDER_DECISIONS, type AssetDecision, type Conflict } from '../../domain/move-copy/conflictPlan.ts'
import { Button } from '../kit/Button.tsx'
import { FileName } from '../kit/FileName.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { theme } from '../theme/theme.ts'
import { ConflictSides } from './ConflictSides.tsx'

interface ConflictListProps {
  readonly moveCopy: MoveCopyActor
  readonly files: FileAddresses
  readonly context: MoveCopySnapshot['context']
}

type Choice = AssetDecision | ''

const choicesOf = ({ kind, canReplace }: Conflict): readonly AssetDecision[] =>
  kind === 'asset' && canReplace ? ASSET_DECISIONS : FOLDER_DECISIONS

/** The taken names, with what can become of each; or of all at once. */
export const ConflictList = ({ moveCopy, files, context: { asked, conflicts, total, decided, others } }: ConflictListProps) => {
  const { t } = useTranslation()
  const canReplace = conflicts.some((conflict) => choicesOf(conflict).includes('replace'))
  const forAll = canReplace ? ASSET_DECISIONS : FOLDER_DECISIONS
  return (
    <>
      {total > 1 && (
        <All>
          <span>{t('moveCopy.forAll')}</span>
          {forAll.map((decision) => (
            <Button key={decision} size="compact" aria-pressed={others === decision} onClick={() => moveCopy.send({ type: 'decide.all', decision })}>
              {t(`moveCopy.decisions.${decision}`)}
            </Button>
          ))}
        </All>
      )}
      <List aria-label={t('moveCopy.taken', { count: total })}>
        {conflicts.map((conflict) => (
          <Row key={conflict.id}>
            <div>
              <FileName name={conflict.name} />
              {decided.get(conflict.id) === 'rename' && <small>{t('moveCopy.becomes', { name: conflict.freeName })}</small>}
              {decided.get(conflict.id) === 'replace' && <small>{t('moveCopy.keepsOld')}</small>}
            </div>
            <ConflictSides conflict={conflict} files={files} fromTrash={asked.action === 'restore'} />
            <SegmentedControl<Choice>
              label={t('moveCopy.decideOn', { name: conflict.name })}
              value={decided.get(conflict.id) ?? ''}
              onChange={(decision) => {
                if (decision !== '') moveCopy.send({ type: 'decide', id: conflict.id, decision })
              }}
              segments={choicesOf(conflict).map((decision) => ({ value: decision, label: t(`moveCopy.decisions.${decision}`) }))}
            />
          </Row>
        ))}
      </List>
      {total > conflicts.length && <More>{t('moveCopy.more', { count: total - conflicts.length })}</More>}
    </>
  )
}

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};

  [aria-pressed='true'] {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
`

const List = styled.ul`
  display: grid;
  max-height: 50dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.border.line};

  > div:first-child {
    display: grid;
    flex: 1;
    min-width: 12ch;
  }

  [data-layout] {
    order: 1;
    flex: 1 1 100%;
    color: ${theme.color.inkSoft};
  }

  small {
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`

const More = styled.p`
  color: ${theme.color.inkSoft};
`
