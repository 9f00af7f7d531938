import { Globe, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ellipsis, insetFocus } from '../kit/mixins.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { ATTRIBUTE_ICONS } from './attributeIcons.ts'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import type { DryRunAttribute } from '../../domain/dry-run/dryRun.ts'

interface AttributeRowProps {
  readonly attribute: AttributeDraft
  readonly isSelected: boolean
  /** The row that Tab reaches. */
  readonly isReached: boolean
  readonly hasProblem: boolean
  /** What a trial found of it. */
  readonly found: Pick<DryRunAttribute, 'missing' | 'misfits'> | undefined
  /** It can be put elsewhere. */
  readonly isMovable: boolean
  readonly isDragged: boolean
  /** Where what is dragged would come. */
  readonly drop: 'before' | 'after' | undefined
  readonly onSelect: () => void
}

const NOTHING = { missing: 0, misfits: 0 }

/** An attribute by its kind, its name and what is asked of it. */
export const AttributeRow = ({ attribute, isSelected, isReached, hasProblem, found = NOTHING, isMovable, isDragged, drop, onSelect }: AttributeRowProps) => {
  const { t } = useTranslation()
  const { id, name, type, required, visibleOnPortal } = attribute
  const Icon = ATTRIBUTE_ICONS[type]
  return (
    <Row data-attribute={id} data-drop={drop} data-dragged={isDragged || undefined} draggable={isMovable}>
      <Choice type="button" tabIndex={isReached ? 0 : -1} aria-current={isSelected || undefined} aria-describedby="attribute-keys" onClick={onSelect}>
        {isMovable && <GripVertical size={14} aria-hidden data-grip />}
        <Icon size={16} aria-hidden />
        <Name data-empty={name === '' || undefined}>{name === '' ? t('templates.attribute.unnamed') : name}</Name>
        <VisuallyHidden>{t(`templates.types.${type}`)}</VisuallyHidden>
        {hasProblem && <Flag data-tone="danger">{t('templates.attribute.wrong')}</Flag>}
        {found.missing > 0 && <Flag data-tone="warning">{t('dryRun.missingFlag', { count: found.missing })}</Flag>}
        {found.missing === 0 && found.misfits > 0 && <Flag data-tone="warning">{t('dryRun.misfitFlag', { count: found.misfits })}</Flag>}
        {required && <Flag>{t('templates.attribute.requiredFlag')}</Flag>}
        <Portal>
          {visibleOnPortal && (
            <>
              <Globe size={14} aria-hidden />
              <VisuallyHidden>{t('templates.attribute.visibleOnPortal')}</VisuallyHidden>
            </>
          )}
        </Portal>
      </Choice>
    </Row>
  )
}

const Row = styled.li`
  position: relative;

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-drop]::after {
    position: absolute;
    right: 0;
    left: 0;
    height: 2px;
    background: ${theme.color.primary};
    content: '';
    pointer-events: none;
  }

  &[data-drop='before']::after {
    top: -1px;
  }

  &[data-drop='after']::after {
    bottom: -1px;
  }
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  font: inherit;
  text-align: start;
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;
  ${insetFocus}

  [data-grip] {
    flex: none;
    color: ${theme.color.inkFaint};
    cursor: grab;
  }

  > svg {
    flex: none;
  }

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current='true'] {
    border-color: ${theme.color.primaryLine};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  color: ${theme.color.ink};
  font-weight: ${theme.font.weight.medium};
  ${ellipsis}

  &[data-empty] {
    color: ${theme.color.inkFaint};
  }
`

const Flag = styled.span`
  flex: none;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }

  &[data-tone='warning'] {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.warning};
  }
`

/** The globes stand below each other. */
const Portal = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.box};
  color: ${theme.color.publish};
`
