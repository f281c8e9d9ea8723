import { registry } from '../../../server/domain/index.ts'
import { type Actor, addDays, businessDay, type FieldDef, type ReadModel, type Store } from '../../../server/kernel/index.ts'

/** Arguments that lead to what can be told at all; the others get any value of their kind. */
const TELLING: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  history: { resource: 'reportLog' },
  dictionary: { type: 'sys_yes_no' },
  configByKey: { key: 'anything' },
  refValueReading: { refValue: '1-2', unit: 'mm' },
  inspectionDates: { inspectCycle: 'DAY' },
  maintenanceDates: { maintCycle: 2 },
  leavePlan: { year: 2026 },
}
const DAYS = 20
async function argument(store: Store, actor: Actor, [key, field]: readonly [string, FieldDef], at: number): Promise<unknown> {
  const read = store.read(actor)
  const today = businessDay(read.now, read.offsetMinutes)
  if (field.kind === 'date') return key === 'from' ? addDays(today, -DAYS) : today
  if (field.kind === 'choice') return field.values?.[0]
  if (field.kind === 'int' || field.kind === 'decimal') return 1
  if (field.kind === 'flag') return true
  if (field.kind === 'instant') return read.now
  if (field.kind !== 'link') return 'eq-1'
  const target = registry.byName(field.target ?? '') ?? registry.byName('reportLog')
  const rows = target ? await read.list(target, { no: at + 1, size: 1 }) : undefined
  return (rows?.items[0] as { id: number } | undefined)?.id ?? 1
}
/** Arguments with which a read model tells this actor something; `at` says which of the rows they name. */
export async function argumentsOf(store: Store, model: ReadModel, actor: Actor, at = 0): Promise<Record<string, unknown>> {
  const given = Object.entries(model.args).map(async ([key, field]) => [
    key,
    TELLING[model.name]?.[key] ?? (await argument(store, actor, [key, field], at)),
  ])
  return Object.fromEntries(await Promise.all(given))
}
