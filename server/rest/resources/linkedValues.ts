import { type Actor, canReadThrough, type Language, type ResourceDef, reads, titleIn } from '../../kernel/index.ts'
import type { Words } from '../../platform/words.ts'
import type { Services } from '../call.ts'
import type { Far } from '../spelling/legacy.ts'
import type { Spelled, Spelling } from '../spelling/names.ts'

export type AnyRow = Readonly<Record<string, unknown>>
export type Wire = Record<string, unknown>
export type Fill = (row: AnyRow, wire: Wire) => void

/** The links of a far value, each with what it leads to. */
export function pathOf({ spellingOf }: Services, spelling: Spelling, { links }: Far): ResourceDef[] | undefined {
  const path: ResourceDef[] = []
  let at = spelling
  for (const link of links) {
    const { target } = at.fieldOf(link) ?? {}
    if (!target) return undefined
    path.push(target)
    at = spellingOf(target)
  }
  return path
}

/** A value of the row that links lead to, as far as each row on the way may be read. */
async function farFill(services: Services, actor: Actor, request: Viewing & { name: string; far: Far }) {
  const { name, far, rows, spelling, language } = request
  const path = pathOf(services, spelling, far) ?? []
  const keys = [...far.links.slice(1), far.field]
  const read = services.store.read(actor)
  let at = new Map(rows.map((row) => [row.id, row[far.links[0]]]))
  for (const [nth, target] of path.entries()) {
    const key = keys[nth] ?? ''
    const ids = [...new Set([...at.values()].filter((id) => id != null))] as number[]
    const found = canReadThrough(actor, target, key) && ids.length ? await read.of(target).many(ids) : []
    const shownOf = (row: AnyRow) => (key === target.title ? titleIn(language, target, row) : row[key])
    const values = new Map(found.map((row) => [row?.id, row ? shownOf(row as AnyRow) : undefined]))
    at = new Map([...at].map(([id, link]) => [id, values.get(link as number)]))
  }
  const last = path.at(-1)
  const codec = last && services.spellingOf(last).fieldOf(far.field)?.codec
  const fill: Fill = (row, wire) => {
    const value = at.get(row.id) ?? null
    wire[name] = value === null ? null : (codec?.out(value) ?? value)
  }
  return fill
}
/** Rows of a list and the language in which they are read. */
interface Viewing {
  readonly spelling: Spelling
  readonly rows: readonly AnyRow[]
  readonly language: Language
}
/** Values of other rows that stand in the row itself. What is found by such a name when it comes back is named as the base has it. */
export function farFills(services: Services, actor: Actor, viewing: Viewing): Promise<Fill>[] {
  const { by = {}, shows = {} } = viewing.spelling.legacy
  const named = Object.entries(by).map(([name, { link, field }]): [string, Far] => [name, { links: [link], field }])
  return [
    ...named.map(([name, far]) => farFill(services, actor, { ...viewing, language: 'zh', name, far })),
    ...Object.entries(shows).map(([name, far]) => farFill(services, actor, { ...viewing, name, far })),
  ]
}

/** What follows from the row alone. */
export function ownFills({ legacy }: Spelling, translate: Words): Fill[] {
  const described = Object.entries(legacy.description ?? {}).map(
    ([name, describe]): Fill =>
      (row, wire) => {
        wire[name] = describe(row, translate)
      },
  )
  const grouped = Object.entries(legacy.groups ?? {}).map(
    ([name, { of, codes }]): Fill =>
      (row, wire) => {
        wire[name] = Object.entries(codes).find(([, values]) => values.includes(String(row[of])))?.[0] ?? null
      },
  )
  return [...described, ...grouped]
}

/** What a row holds itself, linked rows by their ids alone. */
function plainRow({ shown, resource }: Spelling, row: AnyRow): Wire {
  const wire: Wire = {}
  const isStored = ({ key, field }: Spelled) => !resource.computed[key] && field.kind !== 'links' && !field.options.transient
  for (const { key, wires, codec } of shown.filter(isStored))
    for (const name of wires) wire[name] = row[key] == null ? null : codec.out(row[key])
  return wire
}
/** Rows that belong to a row, within it; nothing where their reader may not read them. */
export function childFills(services: Services, actor: Actor, { legacy }: Spelling, rows: readonly AnyRow[]): Promise<Fill>[] {
  return Object.entries(legacy.children ?? {}).map(async ([name, { resource, by, isOne }]): Promise<Fill> => {
    const child = services.registry.byName(resource)
    if (!child || !reads(actor, child)) return (_row, wire) => void Object.assign(wire, { [name]: null })
    const found = (await services.store
      .read(actor)
      .of(child)
      .find({ [by]: rows.map((row) => row.id) } as never)) as unknown as (AnyRow & { id: number })[]
    const spelling = services.spellingOf(child)
    const order = (row: AnyRow) => Number(row.sortOrder ?? 0)
    const sorted = found.sort((a, b) => order(a) - order(b) || a.id - b.id)
    return (row, wire) => {
      const own = sorted.filter((one) => one[by] === row.id).map((one) => plainRow(spelling, one))
      wire[name] = isOne ? (own.at(-1) ?? null) : own
    }
  })
}
