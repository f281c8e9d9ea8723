import { type FieldDef, isNested, isShape, type ReadModel, type Registry, shapeOf } from '../kernel/index.ts'

export interface SheetColumn {
  /** Locale key below figures.columns. */
  readonly key: string
  readonly field: FieldDef
  /** Locale key of a value, without the value. */
  readonly values?: string
}

function columnOf(key: string, field: FieldDef, registry: Registry): SheetColumn {
  const { valuesOf } = field.options
  const [resource = '', choice = ''] = valuesOf?.split('.') ?? []
  const chosen = registry.byName(resource)?.fields[choice]
  return chosen ? { key, field: chosen, values: `${resource}.values.${choice}` } : { key, field }
}

/** The columns of one list of an answer: its fields in their order. Ids mean nothing to people. */
export function columnsOfTable(model: ReadModel, table: string, registry: Registry): readonly SheetColumn[] {
  const list = shapeOf(model)?.fields[table]
  if (!list || !isNested(list) || !isShape(list.of)) return []
  return Object.entries(list.of.fields).flatMap(([key, field]) =>
    isNested(field) || field.kind === 'link' ? [] : [columnOf(key, field, registry)],
  )
}
