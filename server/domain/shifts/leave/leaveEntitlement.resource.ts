import { choice, decimal, defineResource, defineRules, int, invalidField, link, type RowOf, text } from '../../../kernel/index.ts'
import { balanceFields, QUANTITY_SCALE } from '../../ledger/index.ts'
import { worker } from '../../masterdata/index.ts'
import { LEAVE_TYPES } from '../../system/index.ts'
import { leaveKey } from '../shiftKeys.ts'

const days = () => decimal({ scale: QUANTITY_SCALE, required: true, unit: 'days' })

/** What a worker is entitled to in a year, by type of leave: the balance of an account into which the leave ledger books. */
export const leaveEntitlement = defineResource('leaveEntitlement', {
  permission: 'shifts:leaveEntitlement',
  title: 'accountNo',
  icon: 'book',
  sort: '-year',
  owner: { through: ['workerId.userId'] },
  can: ['create', 'update'],
  undoable: false,
  unique: [['workerId', 'year', 'vacType']],
  columns: ['accountNo', 'workerId', 'year', 'vacType', 'entitled', 'taken', 'quantity', 'planned', 'left', 'lastMovedAt'],
  filters: ['workerId', 'year', 'vacType'],
  publicFields: ['workerId', 'year', 'vacType', 'quantity'],
  fields: {
    /** The worker's number, the year and the type: what a workbook finds it by. */
    accountNo: text({ required: true, readonly: true, max: 100, unique: true, filter: 'like', sort: true }),
    workerId: link('worker', { required: true, fixed: true, filter: 'eq' }),
    year: int({ additive: false, required: true, fixed: true, min: 2000, max: 2100, filter: 'eq', sort: true }),
    vacType: choice(LEAVE_TYPES, { required: true, fixed: true, filter: 'in' }),
    /** May be below zero where a parameter permits it. */
    quantity: decimal({ scale: QUANTITY_SCALE, default: 0, readonly: true, sort: true, unit: 'days' }),
    lastMovedAt: balanceFields.lastMovedAt,
    remark: text({ max: 500, long: true }),
  },
  computed: {
    /** Granted, carried over and adjusted, less what was carried on. */
    entitled: { field: days() },
    /** Approved, whether it has been taken yet or not, less what was given back. */
    taken: { field: days() },
    /** Submitted and not yet decided. */
    planned: { field: days() },
    /** The balance less what is planned. */
    left: { field: days() },
  },
})
export type Entitlement = RowOf<typeof leaveEntitlement>

/** How an account is called: found by people and workbooks alike. */
export const accountNo = (workerNo: string, { year, vacType }: Pick<Entitlement, 'year' | 'vacType'>) => `${workerNo}-${year}-${vacType}`

export const leaveEntitlementRules = defineRules(leaveEntitlement, {
  // Whoever books leave makes an account where there is none.
  locks: ({ record, input: { workerId } }) => (!record && typeof workerId === 'number' ? [leaveKey(workerId)] : []),
  async create({ uow, input }) {
    const { workerId, year, vacType } = input
    // The base would name the number, which nobody fills in.
    if (await uow.of(leaveEntitlement).exists({ workerId, year, vacType })) throw invalidField('vacType', 'duplicate')
    const [who] = await uow.of(worker).many([workerId])
    // A worker who is not there is refused as a reference in a moment.
    return { accountNo: accountNo(who?.workerNo ?? '', input) }
  },
})
