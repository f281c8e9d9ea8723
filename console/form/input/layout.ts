import { kindOf } from '../../fields/kinds/index.ts'
import { isHashed } from '../../fields/values/secrets.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import type { FormPart } from '../../resource/defineScreen.ts'
import type { Fields } from '../../resource/formValues.ts'

/** Whether a field takes a whole line. */
export const isWide = (field: FieldMeta): boolean => Boolean(kindOf(field).isWide) || isHashed(field)

/** Reorders fields so that a single narrow field before a wide one is paired with the next narrow one. */
export function withoutHoles(fields: Fields): Fields {
  const left = [...fields]
  const placed: (typeof left)[number][] = []
  let isHalf = false
  for (let next = left.shift(); next; next = left.shift()) {
    const filler = isHalf && isWide(next[1]) ? left.findIndex(([, field]) => !isWide(field)) : -1
    if (filler >= 0) placed.push(...left.splice(filler, 1))
    placed.push(next)
    isHalf = isWide(next[1]) ? false : !isHalf
  }
  return placed
}

/** Distributes fields to the parts of a form; fields that no part names go to the first. */
export function partsOf(fields: Fields, parts: readonly FormPart[]): { title: string; fields: Fields }[] {
  const named = new Set(parts.slice(1).flatMap((part) => part.fields))
  return parts.map(({ title, fields: own }, place) => ({
    title,
    fields: fields.filter(([name]) => (place ? own.includes(name) : !named.has(name))),
  }))
}
