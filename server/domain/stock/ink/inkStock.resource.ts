import { choice, date, decimal, defineFlow, defineResource, defineRules, flag, invalidField, link, text } from '../../../kernel/index.ts'
import { placeFields } from '../../ledger/index.ts'
import { inkKey } from '../stockKeys.ts'

/** What lies of an ink, batch by batch and location by location (§3). Entries of the ink log make these rows and keep their balances. */
export const inkStock = defineResource('inkStock', {
  permission: 'stock:inkStock',
  title: 'batchNo',
  icon: 'drop',
  sort: 'expiringDate',
  can: ['update'],
  unique: [['inkId', 'batchNo', 'locationId']],
  columns: ['inkId', 'batchNo', 'locationId', 'expiringDate', 'expiry', 'quantity', 'atMachines', 'state', 'receivedDate', 'remark'],
  filters: ['hasStock', 'inkId', 'batchNo', 'locationId', 'expiringDate', 'expiry', 'state'],
  publicFields: ['expiringDate', 'quantity', 'state'],
  fields: {
    inkId: link('ink', { required: true, readonly: true, filter: 'eq' }),
    batchNo: text({ required: true, readonly: true, max: 64, filter: 'like', sort: true }),
    locationId: link('storageLocation', { required: true, readonly: true, filter: 'eq' }),
    expiringDate: date({ required: true, filter: 'range', sort: true }),
    ...placeFields,
    /** What is in doubt waits in quarantine: nobody takes it to a machine until it is released. */
    state: choice(['OPEN', 'QUARANTINED'], {
      default: 'OPEN',
      readonly: true,
      filter: 'in',
      tones: { OPEN: 'good', QUARANTINED: 'danger' },
    }),
    receivedDate: date({ readonly: true, filter: 'range' }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    /** Whether anything lies there: rows that have been emptied stay as history. */
    hasStock: { field: flag({ required: true, filter: 'eq', sort: true }), from: (row: { quantity: number }) => row.quantity > 0 },
    /** What of it stands at machines in opened cans, in kg. */
    atMachines: { field: decimal({ scale: 3 }) },
    expiry: {
      field: choice(['EXPIRED', 'SOON', 'FRESH'], {
        required: true,
        filter: 'in',
        sort: true,
        tones: { EXPIRED: 'danger', SOON: 'warning', FRESH: 'quiet' },
      }),
    },
  },
})

export const inkStockFlow = defineFlow(inkStock, 'state', {
  quarantine: {
    from: ['OPEN'],
    to: 'QUARANTINED',
    tone: 'danger',
    input: { reason: text({ required: true, max: 500, long: true }) },
  },
  release: {
    from: ['QUARANTINED'],
    to: 'OPEN',
    tone: 'good',
    input: { reason: text({ required: true, max: 500, long: true }) },
  },
})

/** A day that was put right is that of the whole batch. */
export const inkStockRules = defineRules(inkStock, {
  locks: ({ plantId }) => [inkKey(plantId)],
  async update({ uow, record, input: { expiringDate } }) {
    if (!expiringDate || expiringDate === record.expiringDate) return
    if (record.receivedDate && expiringDate < record.receivedDate)
      throw invalidField('expiringDate', 'beforeReceipt', { day: record.receivedDate })
    const all = uow.withoutDataScope.of(inkStock)
    const batch = await all.lockWhere({ inkId: record.inkId, batchNo: record.batchNo })
    const others = batch.filter((one) => one.id !== record.id && one.expiringDate !== expiringDate)
    await all.patchMany(others.map((other) => ({ record: other, values: { expiringDate } })))
  },
})
