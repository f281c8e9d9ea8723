/** So many days of history: five years. */
export const DAYS = 1826
/** Days that are counted beside them: production comes before a claim, the answer is due after it. */
export const AROUND = 40
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const COUNTS = {
  ...{ machines: 40, shifts: 3, workers: 120, positions: 3, users: 1 },
  ...{ customers: 300, categories: 8, causes: 20, measures: 6, qaPersons: 6 },
  ...{ points: 240, ducts: 320, rollers: 1600, decors: 400, inks: 60 },
} as const
const [REPORTS, INK_ENTRIES, ROLLER_WORKS, ROLLER_REPAIRS] = [100_000, 200_000, 100_000, 20_000]

/** What a statement of both bases writes: whole numbers divide to whole numbers in both. */
export interface Written {
  readonly table: string
  /** Where rows come from; `at` is the moment at which each was made. */
  readonly from: string
  readonly at: string
  readonly values: Readonly<Record<string, string>>
  /** Tables of links have no stamps. */
  readonly isLink?: boolean
}
const numbers = (count: number) =>
  `(with recursive counted(k) as (select 1 union all select k + 1 from counted where k < ${count}) select k from counted) nth`
/** Rows that spread evenly over the five years, each with its day. */
const spread = (count: number) =>
  `${numbers(count)} join bench_day d on d.n = cast((k - 1) * cast(${DAYS} as bigint) / ${count} as integer)`
const each = (things: string) => `bench_day d cross join ${things} where d.n between 0 and ${DAYS - 1}`
const text = (...parts: string[]) => parts.join(' || ')
const one = (k: string, of: number) => `(${k}) % ${of} + 1`
/** Some moment of the day, in steps of a minute. */
const moment = (k: string) => `d.ms + (${k}) * 7919 % 1440 * 60000`
const shiftTimes = (shift: string) => `d.ms + (${shift} - 1) * ${8 * HOUR_MS}`

/** What has happened in the plant in five years, about 1.5 million rows. */
export const HISTORY: readonly Written[] = [
  {
    table: 'report_log',
    from: spread(REPORTS),
    at: moment('k'),
    values: {
      ...{ report_no: text("'BX-'", '(10000000 + k)'), reporter_id: '1', equ_category: "'EQUIPMENT'", urgency: "'NORMAL'" },
      ...{ equipment_id: one('k * 7', COUNTS.machines), description: text("'套印偏差 '", 'k'), is_stopped: '(k % 3 = 0)' },
      ...{ report_date: moment('k'), resume_date: `${moment('k')} + 3600000`, completed_at: `${moment('k')} + 3600000` },
      status: "'CONFIRMED'",
    },
  },
  {
    table: 'repair_log',
    from: spread(REPORTS),
    at: moment('k'),
    values: {
      ...{ repair_no: text("'WX-'", '(10000000 + k)'), report_id: 'k', equipment_id: one('k * 7', COUNTS.machines) },
      ...{ fault_description: "'套印偏差'", description: "'更换轴承，清洁风道'", status: "'COMPLETED'" },
      ...{ begin_date: `${moment('k')} + 600000`, complete_date: `${moment('k')} + 3600000` },
    },
  },
  {
    table: 'inspection_order',
    from: each('inspection_point p'),
    at: 'd.ms',
    values: {
      ...{ inspect_no: text("'DJ-'", '(10000000 + d.n * 1000 + p.id)'), point_id: 'p.id', equipment_id: 'p.equipment_id' },
      ...{ point_name: 'p.point_name', check_name: 'p.check_name', shift_id: one('p.id', COUNTS.shifts), plan_date: 'd.day' },
      ...{ due_from: 'd.ms', due_until: `d.ms + ${8 * HOUR_MS}`, done_at: `d.ms + ${HOUR_MS}`, value1: "'42'" },
      ...{ is_over_ref: '((d.n + p.id) % 50 = 0)', status: "case when (d.n + p.id) % 200 = 7 then 'SKIPPED' else 'DONE' end" },
    },
  },
  {
    table: 'maintenance_order',
    from: each('equipment e'),
    at: 'd.ms',
    values: {
      ...{ maint_no: text("'BY-'", '(10000000 + d.n * 1000 + e.id)'), equipment_id: 'e.id', check_name: "'润滑轴承'" },
      ...{ plan_date: 'd.day', due_date: 'd.day', actual_date: 'd.day', done_at: `d.ms + ${5 * HOUR_MS}`, status: "'COMPLETED'" },
    },
  },
  {
    table: 'ink_log',
    from: spread(INK_ENTRIES),
    at: moment('k'),
    values: {
      ...{ ink_id: one('k', COUNTS.inks), store_type: "'OUT'", quantity: '18000', booked_at: moment('k'), quantity_changed: '-18000' },
      ...{ balance: '100000', amount: '-32400', staff_id: '1', equipment_id: one('k * 7', COUNTS.machines) },
      ...{ batch_no: text("'B'", '(k / 40)'), decor_code: text("'D-'", `(k * 31 % ${COUNTS.decors})`) },
    },
  },
  {
    table: 'duct_log',
    from: `${each('duct t')} and (d.n + t.id) % 9 = 0`,
    at: 'd.ms',
    values: { duct_id: 't.id', kind: "'CLEAN'", begin_date: 'd.day', end_date: 'd.day', detail: "'清洗'", status: "'DONE'" },
  },
  {
    table: 'roller_log',
    from: spread(ROLLER_WORKS),
    at: 'd.ms',
    values: { roller_id: one('k * 31', COUNTS.rollers), operation_id: '1', equipment_id: one('k * 7', COUNTS.machines), log_date: 'd.day' },
  },
  {
    table: 'roller_repair',
    from: `${spread(ROLLER_REPAIRS)} join bench_day b on b.n = d.n + 9`,
    at: 'd.ms',
    values: {
      ...{ repair_no: text("'BG-'", '(10000000 + k)'), roller_id: one('k * 31', COUNTS.rollers), repairer_id: '1', out_date: 'd.day' },
      ...{ expected_return_date: 'b.day', return_date: 'b.day', detail: "'重新镀铬'", status: "'RETURNED'" },
    },
  },
  {
    table: 'production_schedule',
    from: each('shift s cross join equipment e'),
    at: 'd.ms',
    values: { date: 'd.day', shift_id: 's.id', position_id: one('e.id', COUNTS.positions), equipment_id: 'e.id', origin: "'GENERATED'" },
  },
  {
    table: 'production_schedule_worker',
    from: 'production_schedule p where 1 = 1',
    at: '0',
    isLink: true,
    values: { owner_id: 'p.id', target_id: one('p.id', COUNTS.workers), position: '0' },
  },
  {
    table: 'shift_handover',
    from: each('shift s'),
    at: shiftTimes('s.id'),
    values: {
      ...{ handover_no: text("'JJ-'", '(10000000 + d.n * 10 + s.id)'), date: 'd.day', shift_id: 's.id', state: "'SIGNED'" },
      ...{ began_at: shiftTimes('s.id'), ends_at: `${shiftTimes('s.id')} + ${8 * HOUR_MS}`, summary: "'三号机套印已调整'" },
    },
  },
]

/** So many complaints of five years, the last `open` of them in hand, one in twenty of the others not justified. */
export function complaintRows(count: number, open: number): Written {
  const isOpen = `k > ${count - open}`
  const stage = (isSo: Record<string, string>, otherwise: string) =>
    `case ${Object.entries(isSo)
      .map(([when, then]) => `when ${when} then ${then}`)
      .join(' ')} else ${otherwise} end`
  return {
    table: 'complaint',
    from: `${spread(count)} join bench_day p on p.n = d.n - 20 + k % 10 join bench_day due on due.n = d.n + 3`,
    at: `d.ms + ${3 * HOUR_MS}`,
    values: {
      ...{ claim_no: text("'KS-'", '(10000000 + k)'), claim_date: 'd.day', answer_due: 'due.day', prod_date: 'p.day' },
      ...{
        customer_id: one('k * 7919 + k / 300', COUNTS.customers),
        claim_cat_id: `case when k % 2 = 0 then 1 else ${one('k / 3', COUNTS.categories)} end`,
      },
      ...{ cat_comment: text("'条纹 '", 'k'), long_code: text("'D-'", `(k * 31 % ${COUNTS.decors})`), decor_name: "'橡木'" },
      ...{ paper_roll_no: text("'R'", 'k'), equipment_id: one('k * 13 + k / 40', COUNTS.machines), shift_id: one('k', COUNTS.shifts) },
      ...{ quantity: '(k * 37 % 900) * 1000', produced_quantity: '5000000', claimed_amount: '(k * 37 % 2000) * 1000' },
      ...{ comp_amount: stage({ [isOpen]: 'null', 'k % 20 = 0': '0' }, '(k * 37 % 2000) * 500'), qa_id: one('k', COUNTS.qaPersons) },
      ...{ claim_cause_id: stage({ 'k % 10 = 3': 'null' }, one('k / 7', COUNTS.causes)), claim_measure_id: one('k', COUNTS.measures) },
      ...{ has_prod: '(k % 2 = 0)', prod_state: stage({ 'k % 2 = 1': 'null', [`${isOpen} and k % 3 = 0`]: "'WAITING'" }, "'DONE'") },
      qa_state: stage(
        {
          [`${isOpen} and k % 3 = 0`]: "'NEW'",
          [`${isOpen} and k % 3 = 1`]: "'INVESTIGATING'",
          [isOpen]: "'ANSWERED'",
          'k % 20 = 0': "'REJECTED'",
        },
        "'CLOSED'",
      ),
      answered_at: stage({ [`${isOpen} and k % 3 < 2`]: 'null', 'k % 20 = 0': 'null' }, `d.ms + ${2 * DAY_MS}`),
      closed_at: stage({ [isOpen]: 'null' }, `d.ms + ${10 * DAY_MS}`),
      ...{
        answer: stage({ [isOpen]: 'null' }, "'已更换刮刀'"),
        reject_reason: stage({ [`${isOpen} or k % 20 > 0`]: 'null' }, "'非我方责任'"),
      },
    },
  }
}
