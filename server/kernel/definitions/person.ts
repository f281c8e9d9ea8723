import type { Read, Rows } from '../ports.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { Registry } from './area.ts'

/** The keys of a row by which it refers to a person. */
export interface Identity {
  readonly crew: number | null
  readonly account: number | null
  readonly phone: string | null
}
type Values = Readonly<Record<string, unknown>>

/** Reads those keys from a row; null for each that the definition or the row lacks. */
export function identityOf({ person = {} }: Pick<ResourceDef, 'person'>, row: object): Identity {
  const at = (key: string | undefined) => (key === undefined ? null : ((row as Values)[key] ?? null))
  return { crew: at(person.crew) as number | null, account: at(person.account) as number | null, phone: at(person.phone) as string | null }
}

/**
 * Whether two rows stand for the same person: compared by crew member, else by account, else by phone number, using the first key that both
 * have.
 */
export function isOnePerson(one: Identity, other: Identity): boolean {
  for (const key of ['crew', 'account'] as const) if (one[key] !== null && other[key] !== null) return one[key] === other[key]
  return one.phone !== null && one.phone === other.phone
}

const merged = (one: Identity, other: Identity): Identity => ({
  crew: one.crew ?? other.crew,
  account: one.account ?? other.account,
  phone: one.phone ?? other.phone,
})

export interface PersonRow {
  readonly resource: ResourceDef
  readonly row: Values & { readonly id: number }
}

/** Rows of a resource that match any key of a person. */
async function candidates(read: Read, resource: ResourceDef, who: Identity): Promise<PersonRow[]> {
  const rows = read.of(resource) as unknown as Rows<ResourceDef> & { find(where: object): Promise<PersonRow['row'][]> }
  const conditions = (['crew', 'account', 'phone'] as const).flatMap((key) => {
    const field = resource.person?.[key]
    return field === undefined || who[key] === null ? [] : [{ [field]: who[key] }]
  })
  const found = (await Promise.all(conditions.map((where) => rows.find(where)))).flat()
  const unlike = found.filter((row, at) => found.findIndex(({ id }) => id === row.id) === at)
  return unlike.filter((row) => isOnePerson(who, identityOf(resource, row))).map((row) => ({ resource, row }))
}

/**
 * All rows of a plant that stand for the same person, in the order of the areas, with their merged identity. Any of the rows may be the
 * start.
 */
export async function recordsOfPerson(
  read: Read,
  { resources }: Pick<Registry, 'resources'>,
  { resource, row }: PersonRow,
): Promise<{ who: Identity; records: PersonRow[] }> {
  const personal = resources.filter(({ person }) => person)
  let who = identityOf(resource, row)
  for (;;) {
    const previous = who
    const found = (await Promise.all(personal.map((one) => candidates(read, one, previous)))).flat()
    const all = found.some((one) => one.resource === resource && one.row.id === row.id) ? found : [{ resource, row }, ...found]
    who = all.map((one) => identityOf(one.resource, one.row)).reduce(merged, who)
    if (who.crew === previous.crew && who.account === previous.account && who.phone === previous.phone) return { who, records: all }
  }
}
