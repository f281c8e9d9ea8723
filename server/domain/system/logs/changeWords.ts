import { choiceWord, type FieldDef, firstWord, flowOf, type Reading, type ResourceDef, titlesIn } from '../../../kernel/index.ts'

/** What a row of the log keeps of a change, by field: before and after. */
export type Logged = Record<string, [unknown, unknown]>
type Titles = Map<string, (id: number) => string | null>
export type Reader = Pick<Reading, 'read' | 'registry' | 'language' | 'translate'>

/** The field that a change is about: one of the record, or of what a step was given. */
function fieldIn(resource: ResourceDef, key: string): FieldDef | undefined {
  const steps = Object.values(flowOf(resource)?.steps ?? {})
  return resource.fields[key] ?? steps.flatMap(({ input }) => input[key] ?? [])[0]
}
const idsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((v): v is number => typeof v === 'number')

/** The labels of every record that the changes point at, one read per resource. */
async function titlesBehind({ read, registry, language }: Reader, resource: ResourceDef, logs: readonly Logged[]): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const changes of logs) {
    for (const [key, pair] of Object.entries(changes)) {
      const target = fieldIn(resource, key)?.target
      if (!target) continue
      const ids = wanted.get(target) ?? new Set()
      for (const id of pair.flatMap(idsOf)) ids.add(id)
      wanted.set(target, ids)
    }
  }
  const titles: Titles = new Map()
  for (const [name, ids] of wanted) {
    const target = registry.byName(name)
    if (!target) continue
    titles.set(name, await titlesIn(read, language, { resource: target, ids: [...ids] }))
  }
  return titles
}

interface WordContext {
  readonly resource: ResourceDef
  readonly translate: Reading['translate']
  readonly titles: Titles
}
/** What people call a field of a resource. */
export const fieldWord = ({ translate }: Pick<Reader, 'translate'>, resource: string, field: string): string =>
  firstWord(translate, [`${resource}.fields.${field}`, `fields.${field}`], field)
/** A value as its reader would say it; moments and days stay as they are kept. */
function wordOf(context: WordContext, key: string, value: unknown): string {
  const { resource, translate, titles } = context
  const { kind, target } = fieldIn(resource, key) ?? {}
  if (target && typeof value === 'number') return titles.get(target)?.(value) ?? translate('historyWords.gone', { id: value })
  if (kind === 'flag') return translate(value ? 'export.yes' : 'export.no')
  return kind === 'choice' ? choiceWord(translate, { resource: resource.name, key, value: String(value) }) : String(value)
}
function textOf(context: WordContext, key: string, value: unknown): string | null {
  const words = [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : wordOf(context, key, one)))
  return words.length ? words.join(', ') : null
}

/** A field as a change left it and found it, in words; nothing where it was empty. */
export interface ChangedField {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}
/** Puts changes of rows of a resource into the words of their reader: links by their titles, choices and flags by theirs. */
export async function changesInWords(reader: Reader, resource: ResourceDef, logs: readonly Logged[]): Promise<ChangedField[][]> {
  const context: WordContext = { resource, translate: reader.translate, titles: await titlesBehind(reader, resource, logs) }
  return logs.map((changes) =>
    Object.entries(changes).map(([field, [before, after]]) => ({
      field,
      before: textOf(context, field, before),
      after: textOf(context, field, after),
    })),
  )
}
