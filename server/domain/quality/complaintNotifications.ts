import type { UnitOfWork } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { customer, qaPerson, staff, worker } from '../masterdata/index.ts'
import { type Concerned, concerned, publish } from '../notice/index.ts'
import { complaintCategory } from './catalog.resource.ts'
import { type Complaint, complaint } from './complaint.resource.ts'

const about = ({ id }: { id: number }) => ({ resource: complaint.name, id })
export async function customerName(uow: UnitOfWork, { customerId }: Pick<Complaint, 'customerId'>): Promise<string> {
  const [buyer] = await uow.of(customer).many([customerId])
  return buyer?.shortName ?? buyer?.name ?? ''
}
/** Of people who have an account, those whom news concerns: by the telephone of the account. */
async function withAccount(uow: UnitOfWork, kind: string, one: { id: number; name: string; userId: number | null } | null | undefined) {
  const [account] = one?.userId == null ? [] : await uow.withoutDataScope.of(user).many([one.userId])
  return one && account ? concerned(uow, kind, [{ ...one, mobile: account.mobile }]) : []
}
/** Who answers for it on the quality side. */
export async function qaConcerned(uow: UnitOfWork, qaId: number | null): Promise<Concerned[]> {
  const [one] = qaId === null ? [] : await uow.of(qaPerson).many([qaId])
  return withAccount(uow, qaPerson.name, one)
}
/** Who sold it. */
async function salesConcerned(uow: UnitOfWork, salesId: number | null): Promise<Concerned[]> {
  const [one] = salesId === null ? [] : await uow.of(staff).many([salesId])
  const [hand] = one?.workerId == null ? [] : await uow.of(worker).many([one.workerId])
  return withAccount(uow, staff.name, one && hand && { ...one, userId: hand.userId })
}

/** Tells receivers of the category, and whoever is to answer it, of a new complaint. */
export async function notifyNew(uow: UnitOfWork, record: Complaint): Promise<void> {
  const [category] = await uow.of(complaintCategory).many([record.claimCatId])
  await publish(uow, {
    code: 'COMPLAINT_NEW',
    about: about(record),
    audience: await qaConcerned(uow, record.qaId),
    values: {
      claimNo: record.claimNo,
      customer: await customerName(uow, record),
      category: category?.name ?? '',
      categoryEn: category?.nameEn ?? '',
    },
  })
}

/** Tells sales what the customer has been answered. */
export async function notifyAnswered(uow: UnitOfWork, record: Complaint, answer: string): Promise<void> {
  await publish(uow, {
    code: 'COMPLAINT_ANSWERED',
    about: about(record),
    subjectKey: `${complaint.name}:${record.id}:answered`,
    audience: await salesConcerned(uow, record.salesId),
    values: { claimNo: record.claimNo, customer: await customerName(uow, record), answer },
  })
}
