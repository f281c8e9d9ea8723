import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withHashes } from '../fields/values/secrets.ts'
import { changedInput, createInput, shownValue } from '../fields/values/values.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { type Failure, type FieldFault, failureOf } from '../kit/network/failure.ts'
import { sentenceOf } from '../kit/overlays/notices.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { toast } from '../kit/overlays/toast.ts'
import { useMe } from '../kit/session/me.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { Fields, Values } from '../resource/formValues.ts'
import { type Row, writableFields } from '../resource/meta.ts'
import { createDocument, oneDocument, updateDocument } from '../resource/operations/documents.ts'
import { SHOWN_HERE } from '../resource/operations/write.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { Skeleton } from '../resource/states.tsx'
import { inSentence } from '../resource/words.ts'
import { FormSheet } from './FormSheet.tsx'
import { firstMissing } from './hooks/firstMissing.ts'
import { type RecordForm, useRecordForm } from './hooks/useRecordForm.ts'
import { namesPerson, useMine } from './input/useMine.ts'

export interface RecordDialogProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  row?: Row | undefined
  preset?: Readonly<Record<string, unknown>> | undefined
  /** Faults that the server has already reported; shown from the start. */
  refused?: readonly FieldFault[] | undefined
  onClose: () => void
  onCreated?: (record: Row) => void
}

/** The writable fields in the order of the form. Fields for the user, which the server can fill, are not required. */
export function formFields(meta: ResourceMeta, spec: AnySpec, isNew = true): Fields {
  // The server fills in the current user.
  const fields = writableFields(meta, isNew).map(
    ([name, field]) => [name, field.ruled && namesPerson(field) ? { ...field, required: false } : field] as const,
  )
  const place = (name: string) => (spec.form?.includes(name) ? spec.form.indexOf(name) : fields.length)
  return [...fields].sort(([a], [b]) => place(a) - place(b))
}

/** Creates a record, or edits the newest version that the server returns. Later changes are detected on save. */
export function RecordDialog(props: RecordDialogProps) {
  const { meta, row } = props
  const { data, error, loading } = useQuery(oneDocument(meta), {
    variables: { id: row?.id },
    skip: !row,
    context: SHOWN_HERE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'standby',
  })
  const [first, setFirst] = useState<Row>()
  if (!first && !loading && data) setFirst(data.record)
  const fresh = row ? (first ?? data?.record ?? row) : undefined
  // List rows lack bulky fields, and a form without them would treat them as empty.
  const isPartial = row && !data && !first && Object.values(meta.fields).some((field) => field.bulky)
  if (isPartial) return <Awaited {...props} failure={error && failureOf(error)} />
  return <FormOfRecord {...props} row={fresh} />
}

/** The draft key includes the presets of a new record: a report for one machine is no draft for another. */
function draftName(meta: ResourceMeta, row: Row | undefined, preset: RecordDialogProps['preset']): string {
  const begun = Object.entries(preset ?? {}).filter(([, value]) => typeof value === 'string')
  return `${meta.name}:${row?.id ?? `new${begun.map(([key, value]) => `?${key}=${value}`).join('')}`}`
}

function Awaited({ words, row, onClose, failure }: RecordDialogProps & { failure: Failure | undefined }) {
  const { t } = useTranslation()
  const title = t('screens.form.edit', { name: inSentence(words.name), title: row?.title })
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('screens.form.cancel')}
    </Button>
  )
  return (
    <Sheet title={title} onClose={onClose} footer={footer}>
      {failure ? (
        <p className="muted" data-slot="plain">
          {sentenceOf(failure)}
        </p>
      ) : (
        <Skeleton label={t('screens.list.loading')} />
      )}
    </Sheet>
  )
}

/** Adds the stored values of fixed fields, which the edit form does not have, to the visibility checks. */
function knowing(spec: AnySpec, row: Row | undefined): AnySpec {
  const { isFieldVisible } = spec
  return isFieldVisible && row ? { ...spec, isFieldVisible: (field, values) => isFieldVisible(field, { ...row, ...values }) } : spec
}

/** Fills in values chosen before the form opened, as if typed. */
function useChosen(
  { fill, form }: RecordForm,
  fields: Fields,
  { chosen, refused }: { chosen: RecordDialogProps['preset']; refused: RecordDialogProps['refused'] },
) {
  const initial = useRef(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed afterwards stays
  useEffect(() => {
    const presetFields = fields.filter(([name]) => initial.current && name in initial.current)
    fill(Object.fromEntries(presetFields.map(([name, field]) => [name, shownValue(field, initial.current?.[name])])))
    for (const { field, message } of refused ?? []) form.setError(field, { type: 'server', message })
  }, [])
}

/** A new record that must name plants, as an account must, begins with the one that its maker works in. */
function useOwnPlant(fields: Fields, { isNew, preset }: { isNew: boolean; preset: RecordDialogProps['preset'] }) {
  const { currentPlantId } = useMe()
  return useMemo(() => {
    if (!isNew) return preset
    const own = fields.filter(([, field]) => field.kind === 'links' && field.target === 'plant' && field.required)
    return own.length ? { ...Object.fromEntries(own.map(([name]) => [name, [currentPlantId]])), ...preset } : preset
  }, [fields, isNew, preset, currentPlantId])
}

function FormOfRecord({ meta, spec: asDefined, words, row, preset, refused, onClose, onCreated }: RecordDialogProps) {
  const { t } = useTranslation()
  const spec = useMemo(() => knowing(asDefined, row), [asDefined, row])
  const isNew = !row
  const fields = useMemo(() => formFields(meta, spec, isNew), [meta, spec, isNew])
  const name = inSentence(words.name)
  // Fields that other values have hidden are not sent.
  const visibleFields = (values: Values): Fields => fields.filter(([key]) => record.isFieldVisible(key, values))
  const title = t(row ? 'screens.form.edit' : 'screens.form.add', { name, title: row?.title })
  const record = useRecordForm({
    meta,
    fields,
    row,
    preset: useOwnPlant(fields, { isNew, preset }),
    draft: draftName(meta, row, preset),
    title,
    isFieldVisible: spec.isFieldVisible,
    document: row ? updateDocument(meta) : createDocument(meta),
    variables: (values, before, on) =>
      on
        ? {
            id: on.id,
            input: { ...changedInput(visibleFields(values), values, before), ...(on['updatedAt'] ? { updatedAt: on['updatedAt'] } : {}) },
          }
        : { input: withHashes(fields, createInput(visibleFields(values), values, before)) },
    onSaved: (saved) => {
      const note = saved && spec.savedNote?.(saved, row)
      const record = t('screens.form.savedRecord', { name: words.name, title: saved?.title ?? '' })
      toast({
        type: 'success',
        title: t(row ? 'screens.form.updated' : 'screens.form.created'),
        detail: note ? `${record} · ${t(note.key, { title: note.title })}` : record,
      })
      onClose()
      if (!row && saved) onCreated?.(saved)
    },
  })
  useMine({ form: record.form, fields, isOff: Boolean(row), preset })
  useChosen(record, fields, { chosen: row && preset, refused })
  return (
    <FormSheet
      title={title}
      meta={meta}
      words={words}
      fields={fields}
      spec={spec}
      row={row}
      record={record}
      focusOn={refused?.[0]?.field ?? (isNew ? firstMissing(fields, record) : undefined)}
      submit={t('screens.form.save')}
      onClose={onClose}
    />
  )
}
