import type { UnitOfWork } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { customer, qaPerson, staff, worker } from '../masterdata/index.ts'
import { type Concerned, publish } from '../notice/index.ts'
import { complaintCategory } from './catalog.resource.ts'
import { type Complaint, complaint } from './complaint.resource.ts'

const about = ({ id }: { id: number }) => ({ resource: complaint.name, id })
export async function customerName(uow: UnitOfWork, { customerId }: Pick<Complaint, 'customerId'>): Promise<string> {
  const [buyer] = await uow.of(customer).many([customerId])
  return buyer?.shortName ?? buyer?.name ?? ''
}
/** Somebody with an account, unless it is whoever acts. */
const withAccount = (
  uow: UnitOfWork,
  key: string,
  name: string,
  account: { id: number; mobile: string | null } | null | undefined,
): Concerned[] => (account && account.id !== uow.actor.userId ? [{ key, name, userId: account.id, mobile: account.mobile }] : [])

/** Who answers for it on the quality side. */
export async function qaConcerned(uow: UnitOfWork, qaId: number | null): Promise<Concerned[]> {
  const [one] = qaId === null ? [] : await uow.of(qaPerson).many([qaId])
  if (!one || one.userId === null) return []
  const [account] = await uow.entire.of(user).many([one.userId])
  return withAccount(uow, `${qaPerson.name}:${one.id}`, one.name, account)
}
/** Who sold it. */
async function salesConcerned(uow: UnitOfWork, salesId: number | null): Promise<Concerned[]> {
  const [one] = salesId === null ? [] : await uow.of(staff).many([salesId])
  const [hand] = one?.workerId == null ? [] : await uow.of(worker).many([one.workerId])
  const [account] = hand?.userId == null ? [] : await uow.entire.of(user).many([hand.userId])
  return one ? withAccount(uow, `${staff.name}:${one.id}`, one.name, account) : []
}

/** Tells receivers of the category, and whoever is to answer it, of a new complaint. */
export async function tellNew(uow: UnitOfWork, record: Complaint): Promise<void> {
  const [category] = await uow.of(complaintCategory).many([record.claimCatId])
  await publish(uow, {
    code: 'COMPLAINT_NEW',
    about: about(record),
    audience: await qaConcerned(uow, record.qaId),
    values: { claimNo: record.claimNo, customer: await customerName(uow, record), category: category?.name ?? '' },
  })
}

/** Tells sales what the customer has been answered. */
export async function tellAnswered(uow: UnitOfWork, record: Complaint, answer: string): Promise<void> {
  await publish(uow, {
    code: 'COMPLAINT_ANSWERED',
    about: about(record),
    subjectKey: `${complaint.name}:${record.id}:answered`,
    audience: await salesConcerned(uow, record.salesId),
    values: { claimNo: record.claimNo, customer: await customerName(uow, record), answer },
  })
}
