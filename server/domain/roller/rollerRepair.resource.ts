import { businessDay, choice, date, defineFlow, defineResource, flag, link, numbered, text } from '../../kernel/index.ts'

/** A roller out for repair (§7). One open repair a roller; it comes back or is scrapped. */
export const rollerRepair = defineResource('rollerRepair', {
  permission: 'roller:repair',
  title: 'repairNo',
  icon: 'wrench',
  sort: '-outDate',
  covers: ['repairNo'],
  textIndex: true,
  indexes: [['status', 'expectedReturnDate']],
  can: ['create', 'update'],
  columns: ['repairNo', 'rollerId', 'decorCode', 'repairerId', 'outDate', 'expectedReturnDate', 'status'],
  filters: ['rollerId', 'repairerId', 'status', 'isOverdue', 'outDate', 'expectedReturnDate'],
  fields: {
    repairNo: numbered('GX'),
    rollerId: link('roller', { required: true, fixed: true, filter: 'eq' }),
    operationId: link('rollerOperation', { filter: 'eq' }),
    repairerId: link('rollerRepairer', { required: true, filter: 'eq' }),
    operatorId: link('rollerOperator', { filter: 'eq' }),
    outDate: date({ required: true, filter: 'range', sort: true }),
    expectedReturnDate: date({ required: true, filter: 'range', sort: true }),
    returnDate: date({ readonly: true, filter: 'range' }),
    detail: text({ max: 500, long: true }),
    status: choice(['OUT', 'RETURNED', 'SCRAPPED'], {
      tones: { OUT: 'wait', RETURNED: 'good', SCRAPPED: 'quiet' },
      required: true,
      default: 'OUT',
      readonly: true,
      filter: 'in',
    }),
  },
  computed: {
    rollNumber: { field: text() },
    decorCode: { field: text() },
    isOverdue: {
      field: flag({ required: true, filter: 'eq', sort: true }),
      from: (row: { status: string; expectedReturnDate: string }, now, offsetMinutes) =>
        row.status === 'OUT' && row.expectedReturnDate < businessDay(now, offsetMinutes),
    },
  },
})

export const rollerRepairFlow = defineFlow(rollerRepair, 'status', {
  return: { from: ['OUT'], to: 'RETURNED', tone: 'good', input: { returnDate: date(), detail: text({ max: 500, long: true }) } },
  scrap: {
    from: ['OUT'],
    to: 'SCRAPPED',
    tone: 'danger',
    input: { returnDate: date(), reason: text({ required: true, max: 500, long: true }) },
  },
})
