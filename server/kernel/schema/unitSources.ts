import type { FieldDef } from './field.ts'
import type { ResourceDef } from './resource.ts'

/** The text field with the unit of a row: its own, or that of the row that a link names. */
export interface UnitSource {
  readonly link: string | undefined
  readonly field: string
}

/** Where the units of a number stand, first choice first; none for numbers of one unit. */
export const unitSources = ({ options: { unitField = [] } }: FieldDef): readonly UnitSource[] =>
  [unitField].flat().map((path) => {
    const [first = '', second] = path.split('.')
    return second === undefined ? { link: undefined, field: first } : { link: first, field: second }
  })
/** Equal for numbers whose units stand in the same fields. */
export const unitKey = (field: FieldDef): string => [field.options.unitField ?? []].flat().join()

const isText = (resource: ResourceDef | undefined, key: string) => {
  const field = resource?.fields[key]
  return field?.kind === 'text' && !field.options.secret && !field.options.transient
}
/** What is wrong with the units of a resource. A linked row shows its unit to everybody who sees the link. */
export function faultsOfUnits(resource: ResourceDef, byName: ReadonlyMap<string, ResourceDef>): string[] {
  const entries = Object.entries(resource.fields).map(([key, field]) => [key, unitSources(field)] as const)
  const wrong = entries.flatMap(([key, sources]) =>
    sources.flatMap(({ link, field }) => {
      if (link === undefined) return isText(resource, field) ? [] : [`${resource.name}.${key}: no text ${field} with the unit`]
      const target = byName.get(resource.fields[link]?.kind === 'link' ? (resource.fields[link]?.target ?? '') : '')
      const isPublic = isText(target, field) && target?.publicFields.includes(field)
      return isPublic ? [] : [`${resource.name}.${key}: ${link} leads to no public text ${field} with the unit`]
    }),
  )
  const added = entries.filter(([key, sources]) => sources.length && resource.sums.includes(key))
  return [...wrong, ...added.map(([key]) => `${resource.name}.${key}: its units do not add up`)]
}
