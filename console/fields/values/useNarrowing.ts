import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldMeta, ResourceName } from '../../kit/gen/resources.ts'
import type { FormFieldProps } from '../../resource/controlProps.ts'
import type { Fields } from '../../resource/formValues.ts'
import { metaOf } from '../../resource/meta.ts'
import { choicesDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { inSentence } from '../../resource/words.ts'
import type { LinkPickerProps } from '../inputs/LinkPicker.tsx'

interface Narrowing {
  /** The field whose value narrows the choice. */
  field: string
  /** The field of the offered records that must equal it. */
  by: string
  /** The choice requires that value. */
  isNeeded: boolean
}

function narrows([name, field]: readonly [string, FieldMeta], target: Readonly<Record<string, FieldMeta>>): boolean {
  const shared = target[name]
  // A field of the same name and target means the same; fields that the server fills may be empty when the user searches.
  const means = shared?.kind === 'link' && shared.target === field.target && shared.filter === 'eq'
  return field.kind === 'link' && means && (!shared.readonly || Boolean(shared.required))
}

/** The field that narrows a picker: the one of its definition, else one that the offered records have too. */
export function narrowingOf(name: string, field: FieldMeta, fields: Fields): Narrowing | undefined {
  if (field.dependsOn) return { ...field.dependsOn, isNeeded: true }
  if (!field.target || field.accept || (field.kind !== 'link' && field.kind !== 'links')) return undefined
  const target = metaOf(field.target).fields
  const above = fields.find((one) => one[0] !== name && one[1].target !== field.target && narrows(one, target))
  return above && { field: above[0], by: above[0], isNeeded: false }
}

export interface NarrowedBy {
  picker: Pick<LinkPickerProps, 'by' | 'parent' | 'waitsFor' | 'narrowedTo'>
  /** Why the field has been cleared. */
  cleared: string
}

interface Fit {
  target: ResourceName
  ids: readonly string[]
  by: string
  parent: string
}

/** Those of the chosen records that match the narrowing value. */
async function fitting(client: ApolloClient, { target, ids, by, parent }: Fit): Promise<readonly string[]> {
  const { data } = await client.query({
    query: choicesDocument(metaOf(target)),
    variables: { filter: { id: { in: [...ids] }, [by]: { eq: parent } }, page: { no: 1, size: ids.length } },
    context: SHOWN_HERE,
  })
  return data?.page.items.map((ref) => ref.id) ?? []
}

/** Narrows a picker by another field: when that changes, values that no longer match are cleared with a message. */
export function useNarrowing({ name, field, fields, form, words }: FormFieldProps): NarrowedBy {
  const { t } = useTranslation()
  const client = useApolloClient()
  const rule = useMemo(() => narrowingOf(name, field, fields ?? []), [name, field, fields])
  const above = useWatch({ control: form.control, name: rule?.field ?? name })
  const parent = rule && typeof above === 'string' && above ? above : undefined
  const [cleared, setCleared] = useState('')
  const last = useRef(parent)
  const label = rule ? inSentence(words.label(rule.field)) : ''

  const follow = useEffectEvent(async (next: string | undefined) => {
    setCleared('')
    const value = form.getValues(name)
    const ids = Array.isArray(value) ? value : value ? [String(value)] : []
    if (!rule || !field.target || !ids.length || (!next && !rule.isNeeded)) return
    const fit = next ? await fitting(client, { target: field.target, ids, by: rule.by, parent: next }).catch(() => ids) : []
    if (last.current !== next || fit.length === ids.length) return
    const remaining = field.kind === 'links' ? ids.filter((id) => fit.includes(id)) : ''
    form.setValue(name, remaining, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    setCleared(t('forms.picker.cleared', { name: label }))
  })
  useEffect(() => {
    if (last.current === parent) return
    last.current = parent
    void follow(parent)
  }, [parent])

  const waits = Boolean(rule?.isNeeded && !parent)
  const isSoft = rule && !rule.isNeeded && parent
  return {
    picker: { by: rule?.by, parent, waitsFor: waits ? label : undefined, narrowedTo: isSoft ? label : undefined },
    cleared,
  }
}
