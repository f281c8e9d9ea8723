import { can, type Read, Refusal } from '../../kernel/index.ts'
import type { Repair } from './openRepairs.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'

export const LEAD = `${repairLog.permission}:lead`

/** The repairers, usually one, whom the person who acts is in this plant. */
export async function repairersWhoAre(read: Read): Promise<ReadonlySet<number>> {
  const { userId } = read.actor
  return new Set(userId === null ? [] : (await read.of(repairer).find({ userId })).map((person) => person.id))
}

/** A repairer acts on own repairs, whoever leads on everybody's: nobody closes what a colleague works on by mistake. */
export async function guardRepairs({ read, records }: { read: Read; records: readonly Repair[] }): Promise<Map<number, Refusal>> {
  const { actor } = read
  if (actor.kind !== 'user' || can(actor, LEAD)) return new Map()
  const me = await repairersWhoAre(read)
  const people = await read.of(repairLog).linksOf(
    'repairerIds',
    records.map(({ id }) => id),
  )
  const others = records.filter(({ id }) => !people.get(id)?.some((one) => me.has(one)))
  const refusal = ({ repairNo }: Repair) => new Refusal('repair.notYours', { repairNo }, { kind: 'forbidden' })
  return new Map(others.map((repair) => [repair.id, refusal(repair)]))
}
