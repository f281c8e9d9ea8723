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
  /** The record that a step is taken on; for an edit it is the row itself. */
  acts?: { on: Row; step: string } | undefined
  /** Under this name what was typed is kept until it is saved; secrets have none. */
  draft?: string | undefined
  title?: string | undefined
  document: DocumentNode
  /** `on` is the version that the save goes on top of. */
  variables: (values: Values, before: Values, on: Row | undefined) => Record<string, unknown>
  onSaved: (record: Row | undefined) => void
  /** A field that is not asked for is not checked either, until a refusal names it. */
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
  /** Whether a field is shown, with these values. What a refusal has named stays in sight, so that it can be answered. */
  isFieldVisible: (field: string, values: Values) => boolean
  trouble: Trouble | null
  setTrouble: (trouble: Trouble | null) => void
  /** The version being worked on, and what the fields held in it. */
  base: () => { row: Row | undefined; before: Values }
  /** Goes on with a newer version. What is not given stays as typed. */
  rebase: (fresh: Row, values?: Values) => void
  /** Puts values in as if they had been typed. */
  fill: (values: Values) => void
}

/** Checks, sends once, and puts what the server refuses under the fields it names. */
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

/** The form's values together with the version of the record they belong to. */
function useBase({ fields, row, preset, acts }: FormRequest, resolver: Resolver<Values>) {
  const first = useMemo(() => valuesOf(fields, row, preset), [fields, row, preset])
  const form = useForm<Values>({ resolver, defaultValues: first, shouldFocusError: false })
  const version = useRef(acts?.on ?? row)
  // What the library compares with is what the form began with, whoever is preset later included.
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
  // The first answer of the server may be newer than the row of the list that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version matters
  useEffect(() => {
    if (row && String(row['updatedAt']) !== String(version.current?.['updatedAt'])) rebase(row)
  }, [row?.['updatedAt']])
  return { form, rebase, fill, valuesAt, base: () => ({ row: version.current, before: before() }) }
}

/** Which fields are asked for: those of the screen, and those that it had left out when a refusal named them. */
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

/** Enter that only settles a Chinese word must not send the form; with Ctrl or Cmd it sends from anywhere in it. */
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
