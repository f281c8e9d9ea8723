import type { RightsHeldQuery } from './gen/rights.ts'

export type RightsMatrix = RightsHeldQuery['rightsHeld']
export type Right = RightsMatrix['rights'][number] & { at: number }
export type Holder = RightsMatrix['people'][number]
/** A role with the letter that stands for it in the table. */
export interface MarkedRole {
  id: string
  name: string
  mark: string
  gives: (at: number) => boolean
}

const LETTERS = 26
/** A to Z, then AA and so on, as workbooks call their columns. */
export function markOf(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS))
  return at < LETTERS ? last : markOf(Math.floor(at / LETTERS) - 1) + last
}

export function markedRoles({ roles }: Pick<RightsMatrix, 'roles'>): MarkedRole[] {
  return roles.map(({ id, name, holdsAll, rights }, at) => {
    const granted = new Set(rights)
    return { id, name, mark: markOf(at), gives: (right) => holdsAll || granted.has(right) }
  })
}

export const areasOf = ({ rights }: Pick<RightsMatrix, 'rights'>): string[] => [...new Set(rights.map(({ area }) => area))]

/** The rights of one area by their pages, in the order of the menu. */
export function pagesOf({ rights }: Pick<RightsMatrix, 'rights'>, area: string): { page: string; rights: Right[] }[] {
  const groups = new Map<string, Right[]>()
  for (const [at, one] of rights.entries()) if (one.area === area) groups.set(one.page, [...(groups.get(one.page) ?? []), { ...one, at }])
  return [...groups].map(([page, own]) => ({ page, rights: own }))
}

/** So long nobody made use of a right before it is said. */
const UNUSED_DAYS = 180
const DAY_MS = 86_400_000
/** The first day on which a right can be said to be unused. */
export const firstUnused = (knownSince: string) => new Date(Date.parse(knownSince) + UNUSED_DAYS * DAY_MS).toISOString().slice(0, 10)

/** The roles by which somebody has a right. */
export const rolesBy = ({ roles }: Holder, marked: ReadonlyMap<string, MarkedRole>, at: number): MarkedRole[] =>
  roles.flatMap((id) => {
    const role = marked.get(String(id))
    return role?.gives(at) ? [role] : []
  })
