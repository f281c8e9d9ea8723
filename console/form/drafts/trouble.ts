import type { ApolloClient } from '@apollo/client'
import { shownValue } from '../../fields/values/values.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import type { Fields, Values } from '../../resource/formValues.ts'
import { HistoryDocument } from '../../resource/history/gen/history.ts'
import { isReportedField } from '../../resource/history/historyOf.ts'
import type { Row } from '../../resource/meta.ts'
import { oneDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { type Clash, clashesOf, isSame } from '../input/merging.ts'

/** Who last saved a field, and when. */
export interface Writer {
  name: string
  at: string
}
export type Writers = Readonly<Record<string, Writer>>

/** Why a save with valid input cannot succeed. */
export type Trouble =
  | { kind: 'clash'; fresh: Row; clashes: readonly Clash[]; news: readonly FieldChange[]; writers: Writers; isDraft?: boolean }
  | { kind: 'gone' }
  /** The record exists, but the action is no longer possible. */
  | { kind: 'closed'; fresh: Row }

/** A change by another user to a field that the form does not have. */
export interface FieldChange {
  name: string
  before: unknown
  after: unknown
}

interface Entry {
  at: string
  userName: string
  changes: readonly { field: string }[]
}

/** The last writer of each field since a version, as far as the user may read the history. */
export function writersOf(entries: readonly Entry[], since: string): Writers {
  const newer = entries.filter(({ at }) => Date.parse(at) > Date.parse(since))
  const oldestFirst = [...newer].reverse()
  return Object.fromEntries(oldestFirst.flatMap(({ at, userName, changes }) => changes.map(({ field }) => [field, { name: userName, at }])))
}

const SILENT = new Set(['id', 'title', 'actions', 'blocked', 'createdAt', 'updatedAt', 'createdById', 'updatedById'])

/** The fields outside the form that differ between two versions. */
export function changesOf(meta: ResourceMeta, fields: Fields, [old, fresh]: readonly [Row, Row]): FieldChange[] {
  const own = new Set(fields.map(([name]) => name))
  return Object.entries(meta.fields).flatMap(([name, field]) => {
    if (own.has(name) || SILENT.has(name) || field.transient || field.computed || !(name in old)) return []
    const [before, after] = [old[name], fresh[name]]
    return isSame(shownValue(field, before), shownValue(field, after)) ? [] : [{ name, before, after }]
  })
}

export interface Look {
  client: ApolloClient
  meta: ResourceMeta
  fields: Fields
  /** The version that the form started from. */
  old: Row
  /** The required action: 'edit' or a step. */
  needs: string
  before: Readonly<Record<string, Values[string] | undefined>>
  mine: Values
  valuesAt: (row: Row) => Values
}

async function freshRow({ client, meta, old }: Look): Promise<Row | null> {
  try {
    const { data } = await client.query({
      query: oneDocument(meta),
      variables: { id: old.id },
      fetchPolicy: 'network-only',
      context: SHOWN_HERE,
    })
    return data?.record ?? null
  } catch (error) {
    if (failureOf(error).code === 'NOT_FOUND') return null
    throw error
  }
}

async function writersSince({ client, meta, old }: Look, fresh: Row): Promise<Writers> {
  const since = String(old['updatedAt'] ?? '')
  const { data } = await client
    .query({
      query: HistoryDocument,
      variables: { resource: meta.name, id: old.id },
      fetchPolicy: 'network-only',
      context: SHOWN_HERE,
    })
    .catch(() => ({ data: undefined }))
  const writers = writersOf(data?.history ?? [], since)
  const by = fresh['updatedBy'] as { title: string } | null | undefined
  const last = by ? { name: by.title, at: String(fresh['updatedAt'] ?? '') } : undefined
  return last ? { ...Object.fromEntries(Object.keys(meta.fields).map((name) => [name, last])), ...writers } : writers
}

/** What happened to a record whose save was refused; null when it is unchanged and the refusal has another reason. */
export async function detectTrouble(look: Look): Promise<Trouble | null> {
  const fresh = await freshRow(look)
  if (!fresh) return { kind: 'gone' }
  if (!fresh.actions.includes(look.needs)) return { kind: 'closed', fresh }
  if (String(fresh['updatedAt']) === String(look.old['updatedAt'])) return null
  const { meta, fields, before, mine, old } = look
  return {
    kind: 'clash',
    fresh,
    clashes: clashesOf(fields, { before, mine, theirs: look.valuesAt(fresh) }),
    news: changesOf(meta, fields, [old, fresh]).filter(({ name }) => isReportedField(name)),
    writers: await writersSince(look, fresh),
  }
}
