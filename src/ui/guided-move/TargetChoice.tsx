import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { canUndoMove, type DoneMove } from '../../domain/guided-move/guidedMove.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Select } from '../kit/Select.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'

interface TargetChoiceProps {
  readonly targets: readonly TemplateSummary[]
  readonly moves: readonly DoneMove[]
  readonly busy: boolean
  readonly onChoose: (targetId: string) => void
  readonly onUndo: (moveId: string) => void
}

/** Where values go, and what was moved before. */
export const TargetChoice = ({ targets, moves, busy, onChoose, onUndo }: TargetChoiceProps) => {
  const { t } = useTranslation()
  const options = targets.map(({ id, name, state }) => ({ value: id, label: `${name} (${t(`templates.states.${state}`)})` }))
  return (
    <Root>
      {targets.length === 0 && <EmptyState title={t('guidedMove.noTargets')} text={t('guidedMove.noTargetsText')} />}
      {targets.length > 0 && <Select label={t('guidedMove.target')} value="" options={options} disabled={busy} onChange={onChoose} />}
      {moves.length > 0 && (
        <section>
          <h3>{t('guidedMove.before')}</h3>
          <ul>
            {moves.map((move) => (
              <Move key={move.id}>
                <span>
                  {t('guidedMove.moved', { count: move.assets, target: move.targetName, when: formatDateTime(move.at, TIME_ZONE), who: `${move.firstName} ${move.lastName}`.trim() })}
                  {move.undone > 0 && ` ${t('guidedMove.undone', { count: move.undone })}`}
                  {move.isUnderWay && ` ${t('guidedMove.underWay')}`}
                </span>
                {canUndoMove(move) && (
                  <Button size="compact" busy={busy} onClick={() => onUndo(move.id)}>
                    {t('guidedMove.undo')}
                  </Button>
                )}
              </Move>
            ))}
          </ul>
        </section>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  h3 {
    margin: 0 0 ${theme.space[2]};
    font-size: inherit;
  }

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Move = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} 0;
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`
