import { registry } from '../../../server/domain/index.ts'
import { customer, qaPerson } from '../../../server/domain/masterdata/index.ts'
import { complaint, complaintCategory, complaintCause, complaintMeasure } from '../../../server/domain/quality/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { flowOf, operations, type Store, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../samples/factories.ts'
import { freePort, type Running, run } from '../servers/process.ts'
import { ADMIN_PASSWORD, ownBase } from './shopFloor.ts'
import { signedIn } from './stockYard.ts'

const PLANT = 1
const actor = systemActor(PLANT)
const REASON = { reason: 'again' }
/** What each step is given; of those that lead back there are few. */
const STEPS: Readonly<Record<string, object>> = {
  ...{ investigate: {}, answer: { answer: 'so' }, close: {}, analyse: {}, verify: {} },
  ...{ decideMeasures: { causeComment: 'blade' }, reopen: REASON, analyseAgain: REASON },
}
const LEADS_BACK = new Set(['reopen', 'analyseAgain'])

export interface Tracks {
  readonly base: 'sqlite' | 'postgres'
  readonly processes: number
  readonly clients: number
  readonly calls: number
  readonly complaints: number
}
/** Steps that were acknowledged, and how often the server refused and why. */
interface Told {
  readonly taken: Map<number, string[]>
  readonly refusals: Map<string, number>
}

/** Complaints of which both sides know all that their steps want. */
async function complaintsOf(store: Store, count: number): Promise<number[]> {
  const of = async (resource: Parameters<typeof make>[2]) => (await make(store, actor, resource)).id
  const facts = {
    ...{ customerId: await of(customer), claimCatId: await of(complaintCategory), qaId: await of(qaPerson), hasProd: true },
    ...{ claimCauseId: await of(complaintCause), claimMeasureId: await of(complaintMeasure) },
  }
  const { now, offsetMinutes } = store.read(actor)
  const claimDate = new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10)
  const ops = operations(store, registry)
  const ids: number[] = []
  for (let nth = 0; nth < count; nth++) ids.push(Number((await ops.create(actor, complaint, { ...facts, claimDate })).id))
  return ids
}

async function oneClient(
  { ids, calls, tell }: { ids: readonly number[]; calls: number; tell: Told },
  ask: (id: number, step: string) => Promise<string | undefined>,
) {
  const names = Object.keys(STEPS)
  for (let nth = 0; nth < calls; nth++) {
    // All of them are at the same complaint, or the one after it.
    const id = ids[Math.floor((nth * ids.length) / calls + Math.random()) % ids.length] as number
    const step = names[Math.floor(Math.random() * names.length)] as string
    if (LEADS_BACK.has(step) && Math.random() < 0.7) continue
    const refusal = await ask(id, step)
    if (refusal === undefined) tell.taken.set(id, [...(tell.taken.get(id) ?? []), step])
    else tell.refusals.set(refusal, (tell.refusals.get(refusal) ?? 0) + 1)
  }
}

type Changes = Readonly<Record<string, readonly [string | null, string | null]>>
/** What the log, the rows and the answers say otherwise of one another. */
async function differences(store: Store, ids: readonly number[], { taken }: Told) {
  const steps = flowOf(complaint)?.steps ?? {}
  const found: string[] = []
  for (const id of ids) {
    const row = (await store.read(actor).of(complaint).get(id)) as unknown as Record<string, string>
    const entries = await store.read(systemActor(0)).of(operationLog).find({ resource: complaint.name, recordId: id })
    const logged = entries.toSorted((a, b) => a.id - b.id).filter(({ action }) => action in steps)
    const acknowledged = taken.get(id) ?? []
    if (
      logged
        .map(({ action }) => action)
        .toSorted()
        .join() !== acknowledged.toSorted().join()
    )
      found.push(`${id}: acknowledged ${acknowledged.toSorted()}, logged ${logged.map(({ action }) => action).toSorted()}`)
    const at: Record<string, string | null> = { qaState: 'NEW', prodState: 'WAITING' }
    for (const { action, changes } of logged)
      for (const [field, [before, after]] of Object.entries(JSON.parse(changes) as Changes)) {
        if (!(field in at)) continue
        if (at[field] !== before) found.push(`${id}: ${action} led on from ${field} ${before}, which was ${at[field]}`)
        if (steps[action]?.field !== field) found.push(`${id}: ${action} moved ${field}`)
        at[field] = after
      }
    for (const field of Object.keys(at)) if (row[field] !== at[field]) found.push(`${id}: ${field} is ${row[field]}, logged ${at[field]}`)
    if (row.qaState === 'CLOSED' && at.prodState !== 'DONE') found.push(`${id}: closed while production is ${at.prodState}`)
  }
  return found
}

/** Clients that move both tracks of the same complaints at once, and what is left of what they were told. */
export async function complaintTracks({ base, processes, clients, calls, complaints }: Tracks) {
  const { settings, store, drop } = await ownBase(base === 'sqlite' ? 'embedded' : 'postgres')
  const fleet: Running[] = []
  try {
    const ids = await complaintsOf(store, complaints)
    for (let nth = 0; nth < processes; nth++) {
      const server = await run({ ...settings, PORT: String(await freePort()) }, ['api'])
      fleet.push(server)
      if (!(await server.ready)) throw new Error(server.said())
    }
    const token = await signedIn(fleet[0]?.address ?? '', 'admin', ADMIN_PASSWORD)
    const told: Told = { taken: new Map(), refusals: new Map() }
    const ask = (address: string) => async (id: number, step: string) => {
      const name = `${step}Complaint`
      const query = `mutation($id: ID!, $input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(id: $id, input: $input) { id } }`
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': 'en' }
      const body = JSON.stringify({ query, variables: { id, input: STEPS[step] } })
      const { errors } = (await (await fetch(`${address}/graphql`, { method: 'POST', headers, body })).json()) as {
        errors?: { message: string; extensions?: { code?: string; refusal?: string } }[]
      }
      return errors && (errors[0]?.extensions?.refusal ?? errors[0]?.extensions?.code ?? errors[0]?.message)
    }
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: clients }, (_, nth) => oneClient({ ids, calls, tell: told }, ask(fleet[nth % fleet.length]?.address ?? ''))),
    )
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    const taken = [...told.taken.values()].reduce((sum, { length }) => sum + length, 0)
    const refusals = [...told.refusals].map(([text, n]) => `${n} x ${text}`).join('; ')
    return { differences: await differences(store, ids, told), taken, refusals, seconds }
  } finally {
    for (const { child } of fleet) child.kill('SIGKILL')
    await Promise.all(fleet.map(({ ended }) => ended))
    await drop()
  }
}
