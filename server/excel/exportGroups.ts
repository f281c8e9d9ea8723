import {
  type Actor,
  decimal,
  type FieldDef,
  GROUPS_MAX,
  type GroupPage,
  type GroupRequest,
  int,
  type Language,
  type Measure,
  measuredDigits,
  operations,
  type Registry,
  type ResourceDef,
  requirePermission,
  type Store,
  text,
} from '../kernel/index.ts'
import { type Words, words } from '../platform/words.ts'
import { type Cell, cellOf, textCell } from './cells.ts'
import { labelOf } from './columns.ts'
import { ExportGate } from './exportGate.ts'
import { nameOf } from './exportRows.ts'
import { type Export, openSheet } from './openSheet.ts'
import type { Page } from './sheetStream.ts'

export interface GroupExport {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  /** The grouping, its order included; its page is ignored. */
  readonly request: GroupRequest
}
/** Checks permission, rate and grouping; what goes wrong later breaks the stream off. */
export type ExportGroups = (job: GroupExport) => Promise<Export>
interface Options {
  readonly store: Store
  readonly registry: Registry
  readonly onFault: (error: unknown) => void
}
interface SheetColumn {
  readonly label: string
  readonly field: FieldDef
  readonly cells: readonly Cell[]
}

const unitOf = ({ options }: FieldDef) => (options.unit === undefined ? {} : { unit: options.unit })
/** The number of a measure, with as many digits as it has. */
const measureField = (field: FieldDef, { of }: Measure): FieldDef => decimal({ ...unitOf(field), scale: measuredDigits(field, of) })

/** A column for each number, and for each unit of a quantity: a column holds what may be added up. */
function columnsOf({ resource, request }: GroupExport, page: GroupPage, translate: Words): SheetColumn[] {
  const { by, measures = [] } = request
  const keys = by.map(({ field }, nth) => ({
    label: labelOf(translate, resource, field),
    field: text() as FieldDef,
    cells: page.items.map(({ keys }) => textCell(keys[nth]?.label ?? '')),
  }))
  const counts = { label: translate('groups.count'), field: int() as FieldDef, cells: page.items.map(({ count }) => count) }
  const numbers = (measures as readonly Measure[]).flatMap((measure, nth): SheetColumn[] => {
    const field = measureField(resource.fields[measure.field] as FieldDef, measure)
    const cell = (value: unknown) => cellOf(field, value, { translate, offsetMinutes: 0, valueKey: String })
    const label = translate(`groups.measures.${measure.of}`, { field: labelOf(translate, resource, measure.field) })
    const ofUnits = page.totalUnits[nth] ?? []
    if (!ofUnits.length) return [{ label, field, cells: page.items.map(({ measures: values }) => cell(values[nth])) }]
    return ofUnits.map(({ unit }) => ({
      label: unit === null ? label : translate('groups.inUnit', { measure: label, unit }),
      field,
      cells: page.items.map(({ units }) => cell(units[nth]?.find((one) => one.unit === unit)?.value)),
    }))
  })
  return [...keys, counts, ...numbers]
}
async function* onePage(page: Page) {
  yield page
}

/** The groups of a list as a sheet, all of them, in the reader's language and scope. */
export function exportGroups({ store, registry, onFault }: Options): ExportGroups {
  const gate = new ExportGate()
  const ops = operations(store, registry)
  return async (job) => {
    const { actor, resource, language, request } = job
    requirePermission(actor, `${resource.permission}:export`)
    const translate = words(language)
    const onClose = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      const whole = { ...request, page: { ...request.page, no: 1, size: GROUPS_MAX }, max: GROUPS_MAX }
      const [page, fileName] = await Promise.all([
        ops.group(actor, resource, whole, { language, translate }),
        nameOf({ store, registry }, job),
      ])
      const columns = columnsOf(job, page, translate)
      const source = { title: translate(`${resource.name}.plural`), columns, pages: onePage(columns.map(({ cells }) => cells)) }
      return openSheet({ fileName, rowCount: page.items.length, source }, { onFault, onClose })
    } catch (error) {
      onClose()
      throw error
    }
  }
}
