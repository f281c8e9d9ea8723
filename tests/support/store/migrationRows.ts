/** What a migration finds beside one row in every table, and what it makes of rows that follows from no default. */
export interface MigrationRows {
  /** Statements that bring rows which its own statements look for. */
  readonly before?: readonly string[]
  /** Values after it, by table and column, of columns that are new or written anew. */
  readonly after?: Readonly<Record<string, unknown>>
  /** New rows of tables that had none of them, by table. */
  readonly added?: Readonly<Record<string, number>>
  /** Columns that are called otherwise afterwards, or gone (null). */
  readonly renamed?: Readonly<Record<string, string | null>>
}
const TEN = Date.parse('2026-11-15T02:00:00Z')
const HOUR = 3_600_000

/** By the name of the migration. One that writes rows finds some only if they are brought here. */
export const MIGRATION_ROWS: Readonly<Record<string, MigrationRows>> = {
  '0001_administration': {
    before: ['UPDATE session SET revoked_at = 9'],
    after: { 'role.data_scope': 'ALL', 'session.status': 'ENDED' },
  },
  '0002_lastLogin': { renamed: { 'user.last_login_at': null } },
  '0003_masterdata': {
    before: [
      `INSERT INTO report_log (id, plant_id, report_no, reporter_id, equipment_id, description, report_date, joined_to_id, status, created_at, updated_at)
        VALUES (2, 1, 'BX2', 1, 1, 'x', 1000, 1, 'REPAIRING', 1000, 1000)`,
    ],
    after: { 'report_log.equ_category': 'EQUIPMENT', 'report_log.fault_category_id': 1 },
  },
  '0004_figures': {
    before: [`UPDATE report_log SET status = 'COMPLETED', resume_date = ${TEN}`],
    after: { 'report_log.completed_at': TEN },
  },
  '0006_upkeep': { after: { 'maintenance_plan.anchor_date': '2026-01-05' } },
  '0012_stops_and_places': {
    before: [
      `UPDATE operation_log SET at = ${TEN + 10 * HOUR}, resource = 'reportLog', record_id = 1, action = 'reopen',
        changes = '{"resumeDate":["2026-11-15T02:00:00.000Z",null],"status":["COMPLETED","REPAIRING"]}'`,
      `UPDATE equipment SET status = 'DISABLED'`,
    ],
    after: { 'report_log.reopened_at': [TEN + 10 * HOUR, null], 'report_log.ran_hours': [100_000, null], 'report_log.workshop_id': 1 },
    added: { report_run: 1, equipment_past: 1 },
  },
  '0017_stock_ledger': { after: { 'spare_part.stock_status': 'OUT' } },
  '0018_part_reservations': {
    before: [`UPDATE maintenance_order SET status = 'PENDING', plan_date = '2026-01-05'`, 'UPDATE maintenance_order_part SET quantity = 3'],
    after: { 'spare_part.reserved': 3, 'spare_part.stock_status': 'OUT' },
    added: { part_reservation: 1 },
  },
  '0035_attendance_presence': { renamed: { 'attendance.status': 'presence', 'attendance.state': 'status' } },
  '0063_rewrite_balances': { added: { outbox: 1 } },
  '0064_parts_at_their_machine': { before: ['UPDATE spare_part_log SET equipment_id = NULL'], after: { 'spare_part_log.equipment_id': 1 } },
}
