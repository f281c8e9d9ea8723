import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf, ValueTag } from '../fields/display/cells.tsx'
import { changedInput, createInput } from '../fields/values/values.ts'
import type { FieldMeta, ResourceMeta } from '../kit/gen/resources.ts'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import { toast } from '../kit/overlays/toast.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { Fields, Values } from '../resource/formValues.ts'
import { isNumbered, metaOf, type Row, shownState, stateFieldOf } from '../resource/meta.ts'
import { needsDocument, stepDocument } from '../resource/operations/documents.ts'
import { SHOWN_HERE } from '../resource/operations/write.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { Corrected } from './Corrected.tsx'
import { changeSummary, StepSaved } from './drafts/stepDrafts.ts'
import { FormSheet } from './FormSheet.tsx'
import { firstMissing } from './hooks/firstMissing.ts'
import { useRecordForm } from './hooks/useRecordForm.ts'

const NONE: readonly string[] = []

/**
 * The fields of a step for this record: some steps require or suggest more for one record than for another. Suggested fields are required
 * in the form; other occasional fields stay hidden until a refusal names them.
 */
function useNeeds({ meta, spec, step, row }: Pick<StepDialogProps, 'meta' | 'spec' | 'step' | 'row'>): {
  fields: Fields
  stepSpec: AnySpec
} {
  const definition = meta.flow?.steps[step]
  const isDemanding = Boolean(definition?.isDemanding)
  const { data } = useQuery(needsDocument(meta), {
    variables: { id: row.id },
    skip: !isDemanding,
    fetchPolicy: 'network-only',
    context: SHOWN_HERE,
  })
  const { fields: needed, asks } = data?.record?.needs.find((one) => one.step === step) ?? { fields: NONE, asks: NONE }
  const names = [...needed, ...asks].join()
  return useMemo(() => {
    const wanted = names.split(',')
    const input = Object.entries(definition?.input ?? {})
    const fields = input.map(([name, field]) => [name, wanted.includes(name) ? { ...field, required: true } : field] as const)
    const isWanted = (name: string) => wanted.includes(name) || !definition?.input[name]?.occasional
    const stepSpec: AnySpec = {
      isFieldVisible: (name, values) => isWanted(name) && (spec.isFieldVisible?.(name, values, row) ?? true),
      ...(spec.stepControls && { controls: spec.stepControls }),
    }
    return { fields, stepSpec }
  }, [definition, names, row, spec])
}

interface StepDialogProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  step: string
  row: Row
  /** Values chosen before the dialog opened. */
  preset?: Readonly<Record<string, unknown>> | undefined
  onClose: () => void
}

/** A correction sends only the fields that differ, and the reason. */
const correctedInput = (fields: Fields, values: Values, before: Values) => ({
  ...changedInput(fields, values, before),
  reason: values['reason'],
})

/** Takes a flow step on a record, with the fields that the step needs. */
export function StepDialog({ meta, spec, words, step, row, preset, onClose }: StepDialogProps) {
  const { t } = useTranslation()
  const definition = meta.flow?.steps[step]
  const { fields, stepSpec } = useNeeds({ meta, spec, step, row })
  const [listeners] = useState(() => new Set<() => void>())
  const action = words.action(step)
  const isCorrection = definition?.corrects === 'fields'
  // Placeholders and hints differ between steps and the history of a record, and a field may be optional in one step only.
  const stepWords = useMemo(
    () => ({ ...words, hint: (field: string) => (isCorrection ? '' : words.hint(`${step}.${field}`) || words.hint(field)) }),
    [isCorrection, step, words],
  )
  const begun = useMemo(() => (preset ? { ...row, ...preset } : row), [row, preset])
  const title = t('screens.form.step', { action, title: row.title })
  const record = useRecordForm({
    meta,
    fields,
    preset: begun,
    acts: { on: row, step },
    draft: `${meta.name}:${row.id}.${step}`,
    title,
    isFieldVisible: stepSpec.isFieldVisible,
    document: stepDocument(meta, step),
    variables: (values, before, on) => ({
      id: row.id,
      input: {
        ...(isCorrection ? correctedInput : createInput)(fields, values, before),
        ...(on?.['updatedAt'] ? { updatedAt: on['updatedAt'] } : {}),
      },
    }),
    onSaved: (saved) => {
      toast({ type: 'success', title: done(saved) })
      for (const listener of listeners) listener()
      onClose()
    },
  })
  const done = (saved: Row | undefined) => {
    const field = definition?.track ?? meta.flow?.field ?? ''
    const about = { title: row.title }
    if (isCorrection) return t('forms.correction.done', about)
    if (saved && saved[field] === row[field])
      return t('screens.form.stepKept', { ...about, done: changeSummary({ meta, step, old: row, saved }, words) })
    return t('screens.form.stepDone', { ...about, state: stateWord({ meta, words, row: saved }, field, definition?.to) })
  }
  return (
    <StepSaved value={listeners}>
      <FormSheet
        title={title}
        meta={meta}
        words={stepWords}
        fields={fields}
        spec={stepSpec}
        row={row}
        isWide={Boolean(spec.panels?.[step])}
        focusOn={firstMissing(fields, record)}
        record={record}
        submit={action}
        dismiss={t('screens.form.back')}
        isDanger={definition?.tone === 'danger'}
        onClose={onClose}
        outro={isCorrection && <Corrected meta={meta} words={words} fields={fields} row={row} record={record} />}
        intro={
          <>
            <Change meta={meta} words={words} row={row} track={definition?.track} to={definition?.to} />
            {definition?.corrects && <p className="note">{words.hint(step)}</p>}
            <SidePanel spec={spec} step={step} row={row} />
          </>
        }
      />
    </StepSaved>
  )
}

function SidePanel({ spec, step, row }: Pick<StepDialogProps, 'spec' | 'step' | 'row'>) {
  const { t } = useTranslation()
  const panel = spec.panels?.[step]
  if (!panel) return null
  return (
    <aside className={sheetStyles.beside} aria-label={t(panel.title)}>
      <h3>{t(panel.title)}</h3>
      {panel.draw(row)}
    </aside>
  )
}

function stateWord(
  { meta, words, row }: Pick<StepDialogProps, 'meta' | 'words'> & { row: Row | undefined },
  field: string,
  to?: string | null,
) {
  const shown = shownState(meta, row ?? {}, field)
  return words.value(meta.name, shown.field, shown.value || String(to))
}

interface ChangeProps extends Pick<StepDialogProps, 'meta' | 'words' | 'row'> {
  track: string | undefined
  to: string | null | undefined
}

function Change({ meta, words, row, track, to }: ChangeProps) {
  const { t } = useTranslation()
  const field = track ?? meta.flow?.field ?? ''
  const shown = track ?? stateFieldOf(meta) ?? field
  const now = String(row[shown] ?? '')
  return (
    <div className={sheetStyles.change}>
      <p className="row quiet">
        <ValueTag of={meta.name} field={shown} value={now} />
        {to && to !== now && (
          <>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{t('screens.form.becomes')}</span>
            <ValueTag of={meta.name} field={field} value={to} />
          </>
        )}
      </p>
      <p className="muted breaks">{about({ meta, words, row })}</p>
    </div>
  )
}

/** A description of the record, so that users need not recognize a number: its first link and its first text. */
function about({ meta, words, row }: Pick<StepDialogProps, 'meta' | 'words' | 'row'>): string {
  const isThing = ({ kind, target }: FieldMeta) => kind === 'link' && target !== undefined && !isNumbered(metaOf(target))
  const first = (fits: (field: FieldMeta) => boolean) => meta.columns.find((name) => meta.fields[name] && fits(meta.fields[name]))
  return [first(isThing), first(({ kind }) => kind === 'longText')]
    .flatMap((name) => name ?? [])
    .map((name) => textOf(meta, name, row, words))
    .filter(Boolean)
    .join(' · ')
}
