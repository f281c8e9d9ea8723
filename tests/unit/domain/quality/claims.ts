import { registry } from '../../../../server/domain/index.ts'
import { customer, qaPerson } from '../../../../server/domain/masterdata/index.ts'
import { complaint, complaintCategory, complaintCause, complaintMeasure, complaintStatus } from '../../../../server/domain/quality/index.ts'
import { type Actor, flowOf, operations, type ResourceDef, type RowOf } from '../../../../server/kernel/index.ts'
import { make, makePlant, unique } from '../../../support/samples/factories.ts'
import { fixedClock, testStore } from '../../../support/store/store.ts'

export type Complaint = RowOf<typeof complaint>

/** A plant that customers complain to, at 12:00 of 18 November 2026. */
export async function openClaims() {
  const made = await testStore(fixedClock('2026-11-18T04:00:00Z'))
  const { store } = made
  const ops = operations(store, registry)
  const { actor } = await makePlant(store)
  const row = (resource: ResourceDef, given: Record<string, unknown> = {}) => make(store, actor, resource, given)
  const [buyer, category, qa, cause, measure] = [
    await row(customer),
    await row(complaintCategory, { answerDays: 5 }),
    await row(qaPerson),
    await row(complaintCause),
    await row(complaintMeasure),
  ]
  const statuses: Record<string, number> = {}
  for (const stage of ['NEW', 'INVESTIGATING', 'ANSWERED', 'CLOSED', 'REJECTED', 'WAITING', 'ANALYSING', 'MEASURES', 'DONE'])
    statuses[stage] = (await row(complaintStatus, { stage, sortOrder: 1 })).id
  const input = (given: Record<string, unknown> = {}) => ({
    ...{ claimDate: '2026-11-18', customerId: buyer.id, claimCatId: category.id, qaId: qa.id },
    ...given,
  })
  const claim = (given: Record<string, unknown> = {}, by: Actor = actor) => ops.create(by, complaint, input(given)) as Promise<Complaint>
  const step = (one: { id: number }, name: string, given: Record<string, unknown> = {}, resource: ResourceDef = complaint) => {
    const found = flowOf(resource)?.steps[name]
    if (!found) throw new Error(`no step ${name}`)
    return ops.step(actor, found, one.id, given) as Promise<Complaint>
  }
  return {
    ...{ store, ops, actor, row, claim, step, statuses, category, qa, cause, measure, unique },
    at: (moment: string) => made.clock.set(moment),
    read: () => store.read(actor),
    close: made.close,
  }
}
export type Claims = Awaited<ReturnType<typeof openClaims>>
