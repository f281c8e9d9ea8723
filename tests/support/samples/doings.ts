import type { Actor, Operations, ResourceDef } from '../../../server/kernel/index.ts'
import { type Call, outcomeOf } from '../stories/atOnce.ts'
import { type Editable, editableFields } from './editableFields.ts'
import { type FlowDesk, inputOf, makersOf, type Place, type Row, type RowMaker } from './flowRows.ts'

/** Something that may be done to a row in a state. `ready` finds out beforehand what it says, so that the call itself is nothing but the write. */
export interface Doing {
  readonly name: string
  ready(ops: Operations, row: Row): Promise<Call>
}
/** What may be done to rows of one maker: each of these succeeds on a row of its own. */
export interface Doings {
  readonly maker: RowMaker
  readonly all: readonly Doing[]
}

const removal = (actor: Actor, resource: ResourceDef): Doing => ({
  name: 'remove',
  ready:
    async (ops, { id }) =>
    () =>
      ops.remove(actor, resource, [id]),
})
const edit = (actor: Actor, resource: ResourceDef, field: Editable): Doing => ({
  name: 'edit',
  async ready(ops, { id }) {
    const [value] = await field.values(1)
    return () => ops.update(actor, resource, id, { [field.key]: value })
  },
})

/** Everything that can be tried in a state, steps once for each person: some are for somebody else than whoever made the row. */
async function candidatesAt(desk: FlowDesk, people: readonly Actor[], { resource, steps }: Place): Promise<Doing[][]> {
  const taking = steps.map((step) =>
    people.map(
      (who): Doing => ({
        name: step.name,
        async ready(ops, row) {
          const input = await inputOf(desk, step, row)
          return () => ops.step(who, step, row.id, input)
        },
      }),
    ),
  )
  const [field] = resource.can.includes('update') ? await editableFields(desk, resource, 1) : []
  if (field) taking.push([edit(desk.actor, resource, field)])
  if (resource.can.includes('delete')) taking.push([removal(desk.actor, resource)])
  return taking
}

/** What succeeds in a state, for every way to a row in it. */
export async function doingsAt(desk: FlowDesk, people: readonly Actor[], place: Place): Promise<Doings[]> {
  const found: Doings[] = []
  const candidates = await candidatesAt(desk, people, place)
  for (const maker of await makersOf(desk, place)) {
    const all: Doing[] = []
    for (const same of candidates)
      for (const doing of same) {
        const row = await maker()
        if ((await outcomeOf(async () => (await doing.ready(desk.ops, row))())) !== 'ok') continue
        all.push(doing)
        break
      }
    found.push({ maker, all })
    // Another way to the state is of use only where this one leaves something out.
    if (all.length === candidates.length) break
  }
  return found
}
