import { kindOf } from '../fields/kinds/index.ts'
import type { FieldMeta, ResourceMeta } from '../kit/gen/resources.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { Row } from '../resource/meta.ts'

/** Moments and figures the server fills in later say nothing until then. */
const isUnfilled = (field: FieldMeta, value: unknown) =>
  Boolean(field.readonly || field.computed) && (value === null || value === undefined)

/** What its form would not even ask for is no fact either, unless it is known all the same. */
const isInapplicable = (spec: AnySpec, name: string, row: Row) =>
  spec.isFieldVisible?.(name, row) === false && (row[name] == null || (Array.isArray(row[name]) && !row[name].length))

export const isWideFact = (field: FieldMeta | undefined): boolean => Boolean(field && kindOf(field).isWide)

/** What is to be said of a record besides its title, its state and who made it. */
export const factNames = (meta: ResourceMeta, spec: AnySpec, row: Row): string[] =>
  Object.entries(meta.fields)
    .filter(([, field]) => !field.transient)
    .flatMap(([name, field]) => (isUnfilled(field, row[name]) ? [] : [name]))
    .filter(
      (name) =>
        !spec.hiddenFields?.includes(name) &&
        !isInapplicable(spec, name, row) &&
        name !== meta.flow?.field &&
        !meta.flow?.tracks?.includes(name) &&
        name !== meta.stateAs &&
        name !== meta.label &&
        !/^(id|plantId|(cre|upd)atedById|(cre|upd)atedAt)$/.test(name),
    )
