import { type Actor, type FieldDef, inputValues, type Operations, type ResourceDef, type Store } from '../../../server/kernel/index.ts'
import { make, sample } from './factories.ts'

/** A field that an update may write. */
export interface Editable {
  readonly key: string
  /** A value for each of several writers: different ones, as far as its kind has so many. Texts are in no other row. */
  values(count: number): Promise<unknown[]>
}
type Row = Record<string, unknown> & { id: number }

/** Kinds whose values are free of other rows, those that rules judge least come first. */
const KINDS = ['text', 'decimal', 'int', 'flag', 'choice'] as const
export const isUnique = ({ fields, unique }: ResourceDef, key: string) =>
  fields[key]?.options.unique === true || unique.some((set) => set.includes(key))
const mayBeWritten = ({ options: o }: FieldDef) => !(o.readonly || o.fixed || o.transient || o.secret || o.rich || o.series)
/** Of what must be unique, texts alone: only they have as many values as there are rows. */
const inOrder = (resource: ResourceDef) =>
  KINDS.flatMap((kind) =>
    Object.entries(resource.fields).filter(
      ([key, field]) => field.kind === kind && mayBeWritten(field) && (kind === 'text' || !isUnique(resource, key)),
    ),
  )

async function valuesOf(store: Store, actor: Actor, [key, field]: [string, FieldDef], count: number): Promise<unknown[]> {
  const { min = 0, max = 1_000_000 } = field.options
  const each = async (nth: number): Promise<unknown> => {
    if (field.kind === 'decimal' || field.kind === 'int') return Number(Math.min(max, min + 1 + nth).toFixed(3))
    if (field.kind === 'flag') return nth % 2 === 0
    if (field.kind === 'choice') return inputValues(field)[nth % inputValues(field).length]
    return sample(store, actor, key, field)
  }
  return Promise.all(Array.from({ length: count }, (_, nth) => each(nth)))
}

/**
 * Fields that rules let anybody write on their own, found by writing them one after the other to a row of their own. At most `most` of them: a
 * resource of forty fields proves no more than one of four.
 */
export async function editableFields(
  { ops, store, actor }: { ops: Operations; store: Store; actor: Actor },
  resource: ResourceDef,
  most: number,
): Promise<Editable[]> {
  const row = await make(store, actor, resource)
  const found: Editable[] = []
  const takes = async (key: string, value: unknown) => {
    const written = await ops.update(actor, resource, row.id, { [key]: value }).catch(() => ({}) as Row)
    return written[key] === value
  }
  for (const one of inOrder(resource)) {
    if (found.length === most) break
    const [key] = one
    const values = (count: number) => valuesOf(store, actor, one, count)
    const [first, second] = await values(2)
    // In this order: what the first values of all of them make together is then allowed.
    if ((await takes(key, second)) && (await takes(key, first))) found.push({ key, values })
  }
  return found
}
