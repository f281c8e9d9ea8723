import { type Actor, canReadThrough, hasControl, isFreeText, type Read, type Registry, type ResourceDef } from '../../kernel/index.ts'
import { unguarded } from './cellText.ts'

export type DynamicRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly updatedAt: Date }

/** Small, so that no statement holds everybody else. */
const CHUNK = 200
const SEPARATORS = /[、,，;；\n]+/

/** The names in one cell of a field that takes several; the whole of it may be one name with a comma. */
export const namesIn = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((one) => unguarded(one.trim()))
    .filter(Boolean)

/** The fields by which people call a row: what it is titled in both languages, and of what no two have in common as much as the reader may see. */
function callsOf(actor: Actor, resource: ResourceDef): string[] {
  const { title, fields, unique } = resource
  const { english } = fields[title]?.options ?? {}
  const titles = english ? [title, english] : [title]
  const codes = Object.entries(fields).flatMap(([key, { options }]) => (options.unique && !options.secret ? [key] : []))
  const sets = unique.flatMap((keys) => (keys.length === 1 ? keys : []))
  const isKnown = (key: string) => isFreeText(fields[key]) && (titles.includes(key) || canReadThrough(actor, resource, key))
  return [...new Set([...titles, ...codes, ...sets])].filter(isKnown)
}

export interface Names {
  /** The rows that a name may mean: those titled so, else the one whose code it is. */
  of(resource: ResourceDef, name: string): readonly DynamicRow[]
}

/** Looks up what links are called, many names at once, and only among rows that the reader sees. */
export async function lookUp(
  read: Read,
  registry: Registry,
  { wanted, breathe }: { wanted: ReadonlyMap<string, ReadonlySet<string>>; breathe: () => Promise<void> },
): Promise<Names> {
  const found = new Map<string, Map<string, DynamicRow[]>[]>()
  for (const [name, texts] of wanted) {
    const target = registry.byName(name)
    if (!target) continue
    const askable = [...texts].filter((text) => !hasControl(text))
    const byCall: Map<string, DynamicRow[]>[] = []
    for (const key of callsOf(read.actor, target)) {
      const rows = new Map<string, DynamicRow[]>()
      for (let at = 0; at < askable.length; at += CHUNK) {
        const some = (await read.of(target).find({ [key]: askable.slice(at, at + CHUNK) } as never)) as unknown as DynamicRow[]
        for (const row of some) rows.set(String(row[key]), [...(rows.get(String(row[key])) ?? []), row])
        await breathe()
      }
      byCall.push(rows)
    }
    found.set(name, byCall)
  }
  return {
    of(resource, name) {
      const [titled = [], ...coded] = (found.get(resource.name) ?? []).map((rows) => rows.get(name) ?? [])
      const code = coded.find((rows) => rows.length === 1)
      return titled.length === 1 || !code ? (titled.length ? titled : (coded.find((rows) => rows.length > 0) ?? [])) : code
    },
  }
}
