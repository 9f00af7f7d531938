import { useSelector } from '@xstate/react'
import { ArrowLeft, BookOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DryRunActors } from '../../application/dry-run/dryRunActors.ts'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import type { DraftChange } from '../../application/templates/templateDraft.ts'
import { problemsOfAttribute } from '../../application/templates/templateProblems.ts'
import { sectionsOf } from '../../domain/templates/sections.ts'
import { isValid } from '../../domain/validation/form.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { AttributeFields } from './AttributeFields.tsx'
import { AttributeList } from './AttributeList.tsx'
import { AttributeOptions } from './AttributeOptions.tsx'
import { AttributePreview } from '../template-preview/AttributePreview.tsx'
import { FormPreview } from '../template-preview/FormPreview.tsx'
import type { Openness } from './Frozen.tsx'
import { PredefinedDialog } from './PredefinedDialog.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { foundOf } from './TemplateTrial.tsx'

interface EditorPanesProps {
  readonly actors: Pick<TemplateActors, 'templateEditor' | 'templateOptions' | 'optionChange' | 'readerSearch'> & Pick<DryRunActors, 'draftTrial'>
  readonly openness: Openness
}

/** Attributes on one side, what is in sight of them beside; on a phone one after the other. */
export const EditorPanes = ({ actors, openness }: EditorPanesProps) => {
  const { templateEditor: editor, readerSearch, draftTrial } = actors
  const { t } = useTranslation()
  const { draft, template, problems, selectedId } = useSelector(editor, ({ context }) => context)
  const tried = useSelector(draftTrial, (snapshot) => foundOf(snapshot, template))
  const found = new Map(tried?.attributes.map((one) => [one.attributeId, one]))
  const [renamed, setRenamed] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const hasProblems = !isValid(problems)
  // On a phone the list is put away as soon as something is wrong.
  const [listFor, setListFor] = useState<boolean | undefined>(selectedId === undefined && template !== undefined ? false : undefined)
  const { attributes } = draft
  const change = (made: DraftChange) => editor.send({ type: 'draft.changed', change: made })
  const select = (id: string | undefined) => {
    editor.send({ type: 'attribute.selected', id })
    setListFor(undefined)
  }
  const add = (section: string) => {
    change({ kind: 'add', attributes: [{ section }] })
    setListFor(undefined)
  }
  const selected = attributes.find(({ id }) => id === selectedId)
  const wrong = new Set(attributes.flatMap(({ id }) => (isValid(problemsOfAttribute(problems, id)) ? [] : [id])))
  const isOpen = openness === 'whole'
  const lastSection = selected?.section ?? attributes.at(-1)?.section ?? ''
  return (
    <Columns data-view={listFor === hasProblems ? 'list' : 'fields'}>
      <Pane data-pane="list">
        <AttributeList
          attributes={attributes}
          selectedId={selectedId}
          wrong={wrong}
          found={found}
          hasOwnProblem={Object.keys(problems).some((field) => !field.includes('.'))}
          isOpen={isOpen}
          onSelect={select}
          onPut={(id, { section, at }) => change({ kind: 'put', id, section, at })}
          onStep={(id, step) => change({ kind: 'step', id, step })}
          onAdd={add}
          onSectionStep={(name, step) => change({ kind: 'sectionStep', name, step })}
          onSectionRename={setRenamed}
        />
        {attributes.length === 0 && <EmptyState title={t('templates.noAttributes')} text={t('templates.noAttributesText')} />}
        {isOpen && (
          <ButtonRow>
            {attributes.length === 0 && (
              <Button icon={<Plus size={16} aria-hidden />} onClick={() => add('')}>
                {t('templates.attribute.add')}
              </Button>
            )}
            <Button icon={<BookOpen size={16} aria-hidden />} onClick={() => setChoosing(true)}>
              {t('templates.sets.open')}
            </Button>
          </ButtonRow>
        )}
      </Pane>
      <Pane data-pane="fields">
        <Back>
          <Button tone="ghost" size="compact" icon={<ArrowLeft size={16} aria-hidden />} onClick={() => setListFor(hasProblems)}>
            {t('templates.attributes')}
          </Button>
        </Back>
        {selected === undefined ? (
          <TemplateFields draft={draft} template={template} openness={openness} problems={problems} search={readerSearch} onChange={change} />
        ) : (
          <>
            <AttributeFields
              key={selected.id}
              attribute={selected}
              openness={openness}
              problems={problemsOfAttribute(problems, selected.id)}
              sections={sectionsOf(attributes).map(({ name }) => name)}
              isFirst={attributes[0]?.id === selected.id}
              isLast={attributes.at(-1)?.id === selected.id}
              onChange={change}
            />
            <AttributeOptions actors={actors} attribute={selected} openness={openness} problems={problemsOfAttribute(problems, selected.id)} onChange={change} />
          </>
        )}
      </Pane>
      {attributes.length > 0 && (
        <Pane data-pane="preview">
          {selected === undefined ? <FormPreview attributes={attributes} /> : <AttributePreview attribute={selected} found={found.get(selected.id)} />}
        </Pane>
      )}
      {renamed !== undefined && <SectionDialog name={renamed} onRename={(to) => change({ kind: 'sectionRename', name: renamed, to })} onClose={() => setRenamed(undefined)} />}
      {isChoosing && <PredefinedDialog attributes={attributes} section={lastSection} onAdd={(added) => change({ kind: 'add', attributes: added })} onClose={() => setChoosing(false)} />}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: minmax(16rem, 5fr) minmax(0, 8fr);
  align-items: stretch;

  ${theme.media.xl} {
    &:has([data-pane='preview']) {
      grid-template-columns: minmax(18rem, 4fr) minmax(0, 5fr) minmax(14rem, 3fr);
    }
  }

  [data-pane='preview'] {
    grid-column: 2;
  }

  ${theme.media.xl} {
    [data-pane='preview'] {
      grid-column: 3;
    }
  }

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr);

    [data-pane='preview'] {
      grid-column: 1;
    }

    &[data-view='list'] :is([data-pane='fields'], [data-pane='preview']),
    &[data-view='fields'] [data-pane='list'] {
      display: none;
    }
  }
`

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[10]};

  &[data-pane='fields'] {
    background: ${theme.color.raised};
    border-left: ${theme.border.line};
  }

  &[data-pane='preview'] {
    background: ${theme.color.sunken};
    border-left: ${theme.border.line};
  }

  ${theme.media.belowMd} {
    padding-inline: ${theme.space[5]};

    &[data-pane] {
      border-left: 0;
    }
  }
`

/** Where both panes have room, there is no way back. */
const Back = styled.div`
  margin-left: -${theme.space[3]};

  ${theme.media.md} {
    display: none;
  }
`
