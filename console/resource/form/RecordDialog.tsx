import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { toast } from '../../kit/notices.tsx'
import type { AnySpec } from '../defineScreen.ts'
import { createDocument, oneDocument, updateDocument } from '../documents.ts'
import { type Row, writableFields } from '../meta.ts'
import { inSentence, type ResourceWords } from '../words.ts'
import { forget, SHOWN_HERE } from '../write.ts'
import { FormSheet } from './FormSheet.tsx'
import { useMine } from './useMine.ts'
import { useRecordForm } from './useRecordForm.ts'
import { changedInput, createInput, type Fields } from './values.ts'

export interface RecordDialogProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  row?: Row | undefined
  preset?: Readonly<Record<string, unknown>> | undefined
  onClose: () => void
  onCreated?: (record: Row) => void
}

export function formFields(meta: ResourceMeta, spec: AnySpec): Fields {
  const fields = writableFields(meta)
  const place = (name: string) => (spec.form?.includes(name) ? spec.form.indexOf(name) : fields.length)
  return [...fields].sort(([a], [b]) => place(a) - place(b))
}

/** Adds a record, or edits one from the freshest version the server has. */
export function RecordDialog(props: RecordDialogProps) {
  const { meta, row } = props
  const { data } = useQuery<{ record: Row }>(oneDocument(meta), { variables: { id: row?.id }, skip: !row, context: SHOWN_HERE })
  const fresh = row ? ((data?.record as Row | undefined) ?? row) : undefined
  return <RecordForm key={String(fresh?.['updatedAt'] ?? 'new')} {...props} row={fresh} />
}

function RecordForm({ meta, spec, words, row, preset, onClose, onCreated }: RecordDialogProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const fields = useMemo(() => formFields(meta, spec), [meta, spec])
  const name = inSentence(words.name)
  const record = useRecordForm({
    meta,
    fields,
    row,
    preset,
    document: row ? updateDocument(meta) : createDocument(meta),
    variables: (values, before) =>
      row
        ? { id: row.id, input: { ...changedInput(fields, values, before), ...(row['updatedAt'] ? { updatedAt: row['updatedAt'] } : {}) } }
        : { input: createInput(fields, values, before) },
    onSaved: (saved) => {
      const note = !row && saved ? spec.createdNote?.(saved) : undefined
      toast({
        type: 'success',
        title: t(row ? 'screens.form.updated' : 'screens.form.created', { name: words.name, title: saved?.title ?? '' }),
        ...(note && { detail: t(note.key, { title: note.title }) }),
      })
      onClose()
      if (!row && saved) onCreated?.(saved)
    },
  })
  useMine({ form: record.form, fields, isOff: Boolean(row), preset })
  return (
    <FormSheet
      title={t(row ? 'screens.form.edit' : 'screens.form.add', { name, title: row?.title })}
      meta={meta}
      words={words}
      fields={fields}
      row={row}
      record={record}
      submit={t('screens.form.save')}
      onClose={onClose}
      onReload={row ? () => forget(client.cache, meta) : undefined}
    />
  )
}
