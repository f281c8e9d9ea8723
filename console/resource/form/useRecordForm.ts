import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { type Failure, failureOf } from '../../kit/failure.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { AnySpec } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import { write } from '../write.ts'
import { unsettledFields } from './pendingFiles.ts'
import { rulesOf } from './rules.ts'
import { type Fields, type Values, valuesOf } from './values.ts'

export interface FormRequest {
  meta: ResourceMeta
  fields: Fields
  row?: Row | undefined
  preset?: Readonly<Record<string, unknown>> | undefined
  document: DocumentNode
  variables: (values: Values, before: Values) => Record<string, unknown> | Promise<Record<string, unknown>>
  onSaved: (record: Row | undefined) => void
  /** A field that is not asked for is not checked either. */
  isAsked?: AnySpec['isAsked']
}

export interface RecordForm {
  form: UseFormReturn<Values>
  save: (event?: React.BaseSyntheticEvent) => Promise<void>
  failure: Failure | null
  isDirty: boolean
  isSaving: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** Checks, sends once, and puts what the server refuses under the fields it names. */
export function useRecordForm({ meta, fields, row, preset, document, variables, onSaved, isAsked }: FormRequest): RecordForm {
  const client = useApolloClient()
  const before = useMemo(() => valuesOf(fields, row, preset), [fields, row, preset])
  const resolver = useMemo(() => checking(fields, isAsked), [fields, isAsked])
  const form = useForm<Values>({ resolver, defaultValues: before, shouldFocusError: true })
  const [failure, setFailure] = useState<Failure | null>(null)
  const sending = useRef(false)
  const [isWaiting, setIsWaiting] = useState(false)

  const send = form.handleSubmit(async (values) => {
    if (sending.current) return
    sending.current = true
    setFailure(null)
    try {
      const { record } = await write({ client, meta, document, variables: await variables(values, before) })
      onSaved(record)
    } catch (error) {
      setFailure(refused(form, fields, failureOf(error)))
    } finally {
      sending.current = false
    }
  })
  const save = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault()
    if (isWaiting) return
    setIsWaiting(true)
    const missing = await unsettledFields(form.control).finally(() => setIsWaiting(false))
    for (const name of missing) form.setError(name, { message: 'unsent' }, { shouldFocus: true })
    if (!missing.length) await send(event)
  }
  const { isDirty, isSubmitting } = form.formState
  return { form, save, failure, isDirty, isSaving: isSubmitting || isWaiting, onKeyDown: keepComposing }
}

function checking(fields: Fields, isAsked: AnySpec['isAsked']): Resolver<Values> {
  const rules = (asked: Fields) => zodResolver(rulesOf(asked)) as unknown as Resolver<Values>
  if (!isAsked) return rules(fields)
  return (values, ...rest) => rules(fields.filter(([name]) => isAsked(name, values)))(values, ...rest)
}

/** Enter that only settles a Chinese word must not send the form. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

function refused(form: UseFormReturn<Values>, fields: Fields, failure: Failure): Failure {
  const known = failure.fields.filter((fault) => fields.some(([name]) => name === fault.field))
  for (const [place, fault] of known.entries())
    form.setError(fault.field, { type: 'server', message: fault.message }, { shouldFocus: place === 0 })
  return known.length ? { ...failure, fields: failure.fields.filter((fault) => !known.includes(fault)) } : failure
}
