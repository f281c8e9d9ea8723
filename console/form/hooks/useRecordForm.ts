import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { unsettledFields } from '../../fields/files/pendingFiles.ts'
import { valuesOf } from '../../fields/values/values.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import type { Fields, Values } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import { write } from '../../resource/operations/write.ts'
import { detectTrouble, type Trouble } from '../drafts/trouble.ts'
import { type Safety, useSafety } from '../drafts/useSafety.ts'
import { isSame } from '../input/merging.ts'
import { rulesOf } from '../input/rules.ts'

export interface FormRequest {
  meta: ResourceMeta
  fields: Fields
  row?: Row | undefined
  preset?: Readonly<Record<string, unknown>> | undefined
  /** The record and the step that a step form is for; an edit form uses the row itself. */
  acts?: { on: Row; step: string } | undefined
  /** The key under which unsaved input is stored; none for secrets. */
  draft?: string | undefined
  title?: string | undefined
  document: DocumentNode
  /** The variables of the mutation. `on` is the version that the save is based on. */
  variables: (values: Values, before: Values, on: Row | undefined) => Record<string, unknown>
  onSaved: (record: Row | undefined) => void
  /** Hidden fields are not validated until a refusal names them. */
  isFieldVisible?: AnySpec['isFieldVisible']
}

export interface RecordForm {
  form: UseFormReturn<Values>
  save: (event?: React.BaseSyntheticEvent) => Promise<void>
  failure: Failure | null
  isDirty: boolean
  isSaving: boolean
  onKeyDown: (event: KeyboardEvent) => void
  safety: Safety
  /** Whether a field is shown for these values. Fields named by a refusal stay visible. */
  isFieldVisible: (field: string, values: Values) => boolean
  trouble: Trouble | null
  setTrouble: (trouble: Trouble | null) => void
  /** The version being edited, and its values. */
  base: () => { row: Row | undefined; before: Values }
  /** Continues on a newer version; without `values` the input stays. */
  rebase: (fresh: Row, values?: Values) => void
  /** Sets values as if they were typed. */
  fill: (values: Values) => void
}

/** The state of a record form: validates, sends at most one request at a time, and shows the faults from the server at their fields. */
export function useRecordForm(request: FormRequest): RecordForm {
  const { meta, fields, acts, document, variables, onSaved } = request
  const client = useApolloClient()
  const { isAsked, demand } = useDemanded(request.isFieldVisible)
  const resolver = useMemo(() => checking(fields, isAsked), [fields, isAsked])
  const { form, base, rebase, fill, valuesAt } = useBase(request, resolver)
  const safety = useSafety({ form, fields, name: request.draft, title: request.title, base })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const sending = useRef(false)
  const [isWaiting, setIsWaiting] = useState(false)

  const explain = async (refusal: Failure, mine: Values): Promise<Trouble | null> => {
    const { row: old, before } = base()
    const mayHaveMoved = refusal.code === 'CONFLICT' || refusal.code === 'NOT_FOUND' || refusal.code === 'FORBIDDEN'
    if (!old || !mayHaveMoved) return null
    return detectTrouble({ client, meta, fields, old, needs: acts?.step ?? 'edit', before, mine, valuesAt }).catch(() => null)
  }
  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    const { row: on, before } = base()
    try {
      const { record } = await write({ client, meta, document, variables: variables(values, before, on) })
      safety.settle()
      onSaved(record)
    } catch (error) {
      const refusal = failureOf(error)
      const found = await explain(refusal, values)
      if (found) setTrouble(found)
      else {
        demand(refusal, values)
        setFailure(refused(form, fields, refusal))
      }
    }
  })
  const save = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      setIsWaiting(true)
      const missing = await unsettledFields(form.control).finally(() => setIsWaiting(false))
      for (const name of missing) form.setError(name, { message: 'unsent' }, { shouldFocus: true })
      if (!missing.length) await send(event)
    } finally {
      sending.current = false
    }
  }
  const { isDirty, isSubmitting } = form.formState
  const isSaving = isSubmitting || isWaiting
  return {
    form,
    save,
    failure,
    isDirty,
    isSaving,
    onKeyDown: keys(save),
    safety,
    isFieldVisible: isAsked,
    trouble,
    setTrouble,
    base,
    rebase,
    fill,
  }
}

/** The form values with the version of the record that they are based on. */
function useBase({ fields, row, preset, acts }: FormRequest, resolver: Resolver<Values>) {
  const first = useMemo(() => valuesOf(fields, row, preset), [fields, row, preset])
  const form = useForm<Values>({ resolver, defaultValues: first, shouldFocusError: false })
  const version = useRef(acts?.on ?? row)
  // The initial values, including presets that arrive later, as react-hook-form tracks them.
  const before = () => ({ ...form.control._defaultValues }) as Values
  const valuesAt = (fresh: Row) => (acts ? valuesOf(fields, undefined, { ...preset, ...fresh }) : valuesOf(fields, fresh))
  const fill = (values: Values) => {
    for (const [name] of fields)
      if (values[name] !== undefined && !isSame(form.getValues(name), values[name]))
        form.setValue(name, values[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const rebase = (fresh: Row, values?: Values) => {
    const old = before()
    const typed = Object.fromEntries(
      fields.map(([name]) => [name, form.getValues(name)]).filter(([name, value]) => !isSame(old[name as string], value)),
    )
    version.current = fresh
    form.reset(valuesAt(fresh), { keepIsSubmitted: true })
    fill(values ?? (typed as Values))
  }
  // The server's first answer may be newer than the list row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version matters
  useEffect(() => {
    if (row && String(row['updatedAt']) !== String(version.current?.['updatedAt'])) rebase(row)
  }, [row?.['updatedAt']])
  return { form, rebase, fill, valuesAt, base: () => ({ row: version.current, before: before() }) }
}

/** Which fields are visible: those of the screen, and those that a refusal named while hidden. */
function useDemanded(byScreen: AnySpec['isFieldVisible']) {
  const [named, setNamed] = useState<readonly string[]>([])
  const isFieldVisible = useCallback(
    (field: string, values: Values) => named.includes(field) || (byScreen?.(field, values) ?? true),
    [byScreen, named],
  )
  const demand = ({ fields }: Failure, values: Values) => {
    const hidden = fields.flatMap(({ field }) => (isFieldVisible(field, values) ? [] : [field]))
    setNamed((before) => [...before, ...hidden])
  }
  return { isAsked: isFieldVisible, demand }
}

function checking(fields: Fields, isFieldVisible: RecordForm['isFieldVisible']): Resolver<Values> {
  const rules = (visible: Fields) => zodResolver(rulesOf(visible)) as unknown as Resolver<Values>
  return (values, ...rest) => rules(fields.filter(([name]) => isFieldVisible(name, values)))(values, ...rest)
}

/** Enter submits, except while an input method is composing; Ctrl+Enter or Cmd+Enter submits from any field. */
function keys(save: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (event.nativeEvent.isComposing || event.keyCode === 229) event.preventDefault()
    else if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      void save()
    }
  }
}

function refused(form: UseFormReturn<Values>, fields: Fields, failure: Failure): Failure {
  const known = failure.fields.filter((fault) => fields.some(([name]) => name === fault.field))
  for (const fault of known) form.setError(fault.field, { type: 'server', message: fault.message })
  return known.length ? { ...failure, fields: failure.fields.filter((fault) => !known.includes(fault)) } : failure
}
