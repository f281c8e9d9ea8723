import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { choosable } from '../../fields/choices/useChoices.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { useMe } from '../../kit/session/me.ts'
import type { Fields, Values } from '../../resource/formValues.ts'
import { metaOf } from '../../resource/meta.ts'
import { choicesDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

interface MineRequest {
  form: UseFormReturn<Values>
  fields: Fields
  isOff: boolean
  preset: Readonly<Record<string, unknown>> | undefined
}

/** Whether a field links to a person: reporters, repairers and the like, who may be users too. */
export const namesPerson = (field: FieldMeta): boolean =>
  field.kind === 'link' && field.target !== undefined && Boolean(metaOf(field.target).fields['userId']?.filter)

/** Whether the user may be preset; not for the colleague of a swap. */
export const mayBeMe = (field: FieldMeta): boolean => namesPerson(field) && !field.someoneElse

/** Presets the user in the person fields of a new record; they count as untouched. */
export function useMine({ form, fields, isOff, preset }: MineRequest) {
  const client = useApolloClient()
  const { user } = useMe()
  const ask = useEffectEvent(async (name: string, field: FieldMeta) => {
    if (!field.target || preset?.[name]) return
    const filter = choosable(field.target, { keyword: '', by: 'userId', parent: user.id, offered: field.offered, isAny: field.anyRow })
    const { data } = await client.query({
      query: choicesDocument(metaOf(field.target)),
      variables: { filter, page: { no: 1, size: 1 } },
      context: SHOWN_HERE,
    })
    const me = data?.page.items[0]
    if (me && !form.getFieldState(name).isDirty && !form.getValues(name)) form.resetField(name, { defaultValue: me.id })
  })
  useEffect(() => {
    if (isOff) return
    // Without permission to read the list, nothing is preset and no error shown.
    for (const [name, field] of fields) if (mayBeMe(field)) ask(name, field).catch(() => undefined)
  }, [fields, isOff])
}
