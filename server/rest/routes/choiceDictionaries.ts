import { dictionaryOf } from '../../domain/system/index.ts'
import { type Condition, type FieldDef, type ListRequest, type ResourceDef, type Row, squeeze } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Call } from '../call.ts'
import type { Wire } from '../resources/linkedValues.ts'
import { presented } from '../resources/present.ts'

/* Choice fields are dictionaries too, as reportLog_status: lists of dictionaries and of their entries hold them behind the rows that are kept. */

/** Ids of rows that no table holds: far beyond those that one gives. */
const FIRST_ID = 1_000_000_000

interface Choice {
  readonly type: string
  readonly resource: ResourceDef
  readonly key: string
}
function choicesOf(call: Call): Choice[] {
  const fieldsOf = (resource: ResourceDef): [string, FieldDef][] => [
    ...Object.entries(resource.fields),
    ...Object.entries(resource.computed).map(([key, { field }]): [string, FieldDef] => [key, field]),
  ]
  return call.registry.exposed.flatMap((resource) =>
    fieldsOf(resource).flatMap(([key, { values, options }]) =>
      values && !options.secret ? [{ type: `${resource.name}_${key}`, resource, key }] : [],
    ),
  )
}

/** The code of a value on this wire. */
const codeOf = ({ spellingOf }: Call, { resource, key }: Choice, value: string) =>
  String(spellingOf(resource).fieldOf(key)?.codec.out(value) ?? value)

type Values = Readonly<Record<string, unknown>>
function meets(value: unknown, condition: Condition): boolean {
  const text = String(value ?? '').toLowerCase()
  const operators = condition as { eq?: unknown; in?: readonly unknown[]; contains?: string; startsWith?: string; endsWith?: string }
  const part = (wanted: string | undefined, test: (one: string) => boolean) => wanted === undefined || test(wanted.toLowerCase())
  return (
    (operators.eq === undefined || operators.eq === value) &&
    (operators.in === undefined || operators.in.includes(value)) &&
    part(operators.contains, (one) => text.includes(one)) &&
    part(operators.startsWith, (one) => text.startsWith(one)) &&
    part(operators.endsWith, (one) => text.endsWith(one))
  )
}
const TEXTS = ['dictName', 'dictType', 'label', 'value']
/** Whether a row that no table holds is among those that a list asks for. */
function isMatch(row: Values, { filter = {}, through = {} }: ListRequest): boolean {
  const { keyword, ...conditions } = filter as Record<string, Condition> & { keyword?: string }
  const linkConditions = Object.values(through).flatMap((one) => Object.entries((one?.filter ?? {}) as Record<string, Condition>))
  const term = squeeze(keyword ?? '')
  const isFound = !term || TEXTS.some((key) => squeeze(`${row[key] ?? ''}`).includes(term))
  return isFound && [...Object.entries(conditions), ...linkConditions].every(([key, condition]) => key in row && meets(row[key], condition))
}

const stamps = ({ store }: Call) => ({ createdAt: store.now(), updatedAt: store.now(), createdById: null, updatedById: null })
const labelIn = (translate: (key: string) => string, { resource, key }: Choice) =>
  `${translate(`${resource.name}.label`)} · ${translate(`${resource.name}.fields.${key}`)}`

function typeRows(call: Call): Values[] {
  const [zh, en] = [words('zh'), words('en')]
  return choicesOf(call).map((choice, at) => ({
    id: FIRST_ID + at,
    dictName: labelIn(zh, choice),
    dictNameEn: labelIn(en, choice),
    dictType: choice.type,
    status: 'ENABLED',
    remark: null,
    ...stamps(call),
  }))
}
async function entryRows(call: Call): Promise<Values[]> {
  const { registry, store, actor } = call
  const read = store.read(actor)
  const rows: Values[] = []
  for (const [at, choice] of choicesOf(call).entries()) {
    const [zh, en] = await Promise.all(
      (['zh', 'en'] as const).map((language) => dictionaryOf(read, { registry, language, translate: words(language) }, choice.type)),
    )
    for (const [nth, { label, value, sortOrder, isDefault }] of (zh ?? []).entries())
      rows.push({
        id: FIRST_ID + rows.length,
        typeId: FIRST_ID + at,
        dictType: choice.type,
        label,
        labelEn: en?.[nth]?.label ?? null,
        value: codeOf(call, choice, value),
        sortOrder,
        cssClass: null,
        listClass: null,
        isDefault,
        status: 'ENABLED',
        remark: null,
        ...stamps(call),
      })
  }
  return rows
}

/** Rows of a list that follow from choice fields: of the resources that are dictionaries, none of all others. */
async function choiceRows(call: Call, resource: ResourceDef, request: ListRequest): Promise<readonly Values[]> {
  return (await choicesAs(call, resource)).filter((row) => isMatch(row, request))
}
async function choicesAs(call: Call, resource: ResourceDef): Promise<readonly Values[]> {
  if (resource.role !== 'dictionary' && resource.role !== 'dictionaryEntry') return []
  const all = resource.role === 'dictionary' ? typeRows(call) : await entryRows(call)
  const dictionary = call.registry.inRole('dictionary')
  const known = new Set((await call.store.read(call.actor).of(dictionary).find({})).map((row) => (row as Values)['dictType']))
  // A dictionary of the same name that somebody keeps stands for it.
  return all.filter(({ dictType }) => !known.has(dictType))
}

/** The row of a choice field by its id; nothing for ids of rows that are kept. */
export async function choiceById(call: Call, resource: ResourceDef, id: number): Promise<Wire | undefined> {
  const row = id < FIRST_ID ? undefined : (await choicesAs(call, resource)).find((one) => one['id'] === id)
  return row && (await presentedChoices(call, resource, [row], 1))[0]
}

/** Rows as this wire shows them, of which the first so many follow from choice fields: what leads to a kept dictionary leads to that of the field. */
async function presentedChoices(call: Call, resource: ResourceDef, rows: readonly Values[], count: number): Promise<Wire[]> {
  const list = await presented(call, call.actor, resource, { rows: rows as unknown as readonly Row[] })
  for (const [nth, { dictType }] of rows.slice(0, count).entries()) if (dictType !== undefined) Object.assign(list[nth] ?? {}, { dictType })
  return list
}

interface Page {
  readonly request: ListRequest
  readonly no: number
  readonly size: number
}
/** A page of the rows that are kept, from any of them on. */
async function storedFrom(call: Call, resource: ResourceDef, { request, size }: Page, from: number) {
  const pageAt = (no: number) => call.operations.list(call.actor, resource, { ...request, page: { ...request.page, no, size } })
  const no = Math.floor(from / size) + 1
  const first = await pageAt(no)
  const next = from % size ? (await pageAt(no + 1)).items : []
  return { items: [...first.items, ...next].slice(from % size).slice(0, size), count: await first.total() }
}

/** A page of a list as this wire shows it: what follows from choice fields first, then the rows that are kept. */
export async function listWithChoices(call: Call, resource: ResourceDef, page: Page): Promise<{ list: Wire[]; count: number }> {
  const choices = await choiceRows(call, resource, page.request)
  const from = (page.no - 1) * page.size
  const here = choices.slice(from, from + page.size)
  const stored = await storedFrom(call, resource, page, Math.max(0, from - choices.length))
  const rows = [...here, ...stored.items].slice(0, page.size)
  const list = await presentedChoices(call, resource, rows, here.length)
  return { list, count: choices.length + stored.count }
}
