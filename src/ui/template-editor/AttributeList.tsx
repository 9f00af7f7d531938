import { Plus, Settings2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import type { DryRunAttribute } from '../../domain/dry-run/dryRun.ts'
import { sectionsOf, type Step } from '../../domain/templates/sections.ts'
import { Hint } from '../kit/Field.tsx'
import { insetFocus } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { AttributeRow } from './AttributeRow.tsx'
import { SectionHead } from './SectionHead.tsx'
import { type Place, useAttributeDrag } from './useAttributeDrag.ts'
import { useAttributeKeys } from './useAttributeKeys.ts'

interface AttributeListProps {
  readonly attributes: readonly AttributeDraft[]
  /** Undefined: the template's own fields are in sight. */
  readonly selectedId: string | undefined
  /** Attributes in which something is wrong. */
  readonly wrong: ReadonlySet<string>
  /** By attribute: what a trial found. */
  readonly found: ReadonlyMap<string, DryRunAttribute>
  readonly hasOwnProblem: boolean
  /** They can be put elsewhere, and others added. */
  readonly isOpen: boolean
  readonly onSelect: (id: string | undefined) => void
  readonly onPut: (id: string, place: Place) => void
  readonly onStep: (id: string, step: Step) => void
  readonly onAdd: (section: string) => void
  readonly onSectionStep: (name: string, step: Step) => void
  readonly onSectionRename: (name: string) => void
}

/** A template's attributes in their sections: chosen, and put in order by drag or by Alt with the arrows. */
export const AttributeList = (props: AttributeListProps) => {
  const { attributes, selectedId, wrong, found, hasOwnProblem, isOpen, onSelect, onPut, onStep, onAdd, onSectionStep, onSectionRename } = props
  const { t } = useTranslation()
  const id = useId()
  const sections = sectionsOf(attributes)
  const { dragging, handlers } = useAttributeDrag(onPut)
  const keys = useAttributeKeys({ isOpen, onSelect, onStep })
  const reached = attributes.some((one) => one.id === selectedId) ? selectedId : attributes[0]?.id
  return (
    <Root aria-label={t('templates.attributes')} {...keys} {...(isOpen ? handlers : {})}>
      <Own type="button" aria-current={selectedId === undefined || undefined} onClick={() => onSelect(undefined)}>
        <Settings2 size={16} aria-hidden />
        <span>{t('templates.own')}</span>
        {hasOwnProblem && <em>{t('templates.attribute.wrong')}</em>}
      </Own>
      <Hint id="attribute-keys" hidden>
        {isOpen ? t('templates.attribute.keys') : t('templates.attribute.keysFixed')}
      </Hint>
      {sections.map(({ name, attributes: inside }, section) => {
        const others = inside.filter((one) => one.id !== dragging?.id)
        const at = dragging?.place?.section === name ? dragging.place.at : undefined
        const edgeOf = (one: AttributeDraft) => {
          const own = others.indexOf(one)
          if (at === undefined || own < 0) return undefined
          return own === at ? 'before' : own === others.length - 1 && at === others.length ? 'after' : undefined
        }
        return (
          <section key={name} data-section={name} aria-labelledby={`${id}-${section}`}>
            <SectionHead
              id={`${id}-${section}`}
              name={name}
              count={inside.length}
              isFirst={section === 0}
              isLast={section === sections.length - 1}
              isOpen={isOpen}
              onStep={(step) => onSectionStep(name, step)}
              onRename={() => onSectionRename(name)}
            />
            <ol>
              {inside.map((one) => (
                <AttributeRow
                  key={one.id}
                  attribute={one}
                  isSelected={one.id === selectedId}
                  isReached={one.id === reached}
                  hasProblem={wrong.has(one.id)}
                  found={found.get(one.id)}
                  isMovable={isOpen}
                  isDragged={one.id === dragging?.id}
                  drop={edgeOf(one)}
                  onSelect={() => onSelect(one.id)}
                />
              ))}
            </ol>
            {isOpen && (
              <Add type="button" onClick={() => onAdd(name)}>
                <Plus size={14} aria-hidden />
                {t('templates.attribute.add')}
              </Add>
            )}
          </section>
        )
      })}
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

const line = `
  display: flex;
  align-items: center;
  width: 100%;
  border: 1px solid transparent;
  font: inherit;
  text-align: start;
  background: none;
  cursor: pointer;
`

const Own = styled.button`
  ${line}
  gap: ${theme.space[2]};
  min-height: ${theme.size.field};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.ink};
  ${insetFocus}

  span {
    flex: 1;
  }

  em {
    font-size: ${theme.font.size.caption};
    font-style: normal;
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.danger};
  }

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current='true'] {
    border-color: ${theme.color.primaryLine};
    background: ${theme.color.primarySoft};
  }
`

const Add = styled.button`
  ${line}
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  ${insetFocus}

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
