import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { toast } from '../../kit/notices.tsx'
import { Tag } from '../cells.tsx'
import { stepDocument } from '../documents.ts'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'
import { forget } from '../write.ts'
import { FormSheet } from './FormSheet.tsx'
import { useRecordForm } from './useRecordForm.ts'
import { createInput } from './values.ts'

interface StepDialogProps {
  meta: ResourceMeta
  words: ResourceWords
  step: string
  row: Row
  onClose: () => void
}

/** Carries a record from one state to the next, asking for what the step needs. */
export function StepDialog({ meta, words, step, row, onClose }: StepDialogProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const definition = meta.flow?.steps[step]
  const fields = useMemo(() => Object.entries(definition?.input ?? {}), [definition])
  const action = words.action(step)
  const record = useRecordForm({
    meta,
    fields,
    preset: row,
    document: stepDocument(meta, step),
    variables: (values, before) => ({
      id: row.id,
      input: { ...createInput(fields, values, before), ...(row['updatedAt'] ? { updatedAt: row['updatedAt'] } : {}) },
    }),
    onSaved: () => {
      toast({ type: 'success', title: t('screens.form.stepDone', { action, title: row.title }) })
      onClose()
    },
  })
  const reload = () => {
    forget(client.cache, meta)
    onClose()
  }
  return (
    <FormSheet
      title={t('screens.form.step', { action, title: row.title })}
      meta={meta}
      words={words}
      fields={fields}
      row={row}
      record={record}
      submit={action}
      dismiss={t('screens.form.back')}
      isDanger={definition?.tone === 'danger'}
      onClose={onClose}
      onReload={reload}
      intro={<Change meta={meta} words={words} row={row} to={definition?.to ?? ''} />}
    />
  )
}

function Change({ meta, words, row, to }: { meta: ResourceMeta; words: ResourceWords; row: Row; to: string }) {
  const { t } = useTranslation()
  const field = meta.flow?.field ?? ''
  const now = String(row[field] ?? '')
  const word = (value: string) => words.value(meta.name, field, value)
  return (
    <p className="change">
      <Tag value={now}>{word(now)}</Tag>
      <span aria-hidden="true">→</span>
      <span className="sr">{t('screens.form.becomes')}</span>
      <Tag value={to}>{word(to)}</Tag>
    </p>
  )
}
