import { duct, ductLog } from '../domain/duct/index.ts'
import { repairTimeLog } from '../domain/hours/index.ts'
import { department, loginLog, menu, post, role, user } from '../domain/identity/index.ts'
import { inspectionOrder, inspectionPoint } from '../domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan } from '../domain/maintenance/index.ts'
import {
  customer,
  equipment,
  equipmentUnit,
  holiday,
  operator,
  plant,
  productionPosition,
  qaPerson,
  shift,
  staff,
  station,
  vendor,
  worker,
  workshop,
} from '../domain/masterdata/index.ts'
import { notificationType } from '../domain/notice/index.ts'
import {
  complaint,
  complaintAction,
  complaintCategory,
  complaintCause,
  complaintEvidence,
  complaintMeasure,
  complaintStatus,
} from '../domain/quality/index.ts'
import { fault, faultCategory, repairer, repairLog, reporter, reportLog } from '../domain/repair/index.ts'
import { roller, rollerLog, rollerOperation, rollerOperator, rollerRepair, rollerRepairer } from '../domain/roller/index.ts'
import { appVersion, numberSeries, operationLog } from '../domain/system/index.ts'
import { wallDisplay } from '../domain/wall/index.ts'
import type { BulkStore, Language, ResourceDef } from '../kernel/index.ts'
import { fillEmpty, grantsOf, tagsOfMenus } from '../setup/index.ts'
import { appRows } from './apps.ts'
import { complaintCatalogue } from './complaints/complaintCatalogue.ts'
import { complaintActionRows, complaintDrafts, evidenceRows } from './complaints/complaints.ts'
import { inEnglish, reworded, setEnglishNotices } from './english/inEnglish.ts'
import { noticeRows } from './notices.ts'
import { type AccountOptions, accountRows } from './people/accounts.ts'
import { linkPeople } from './people/crew.ts'
import { addStandingPoints, handoversOf } from './people/handovers.ts'
import { leaveOf } from './people/leave.ts'
import { organisationRows } from './people/organisation.ts'
import { onlyPresent } from './people/presence.ts'
import { rosterOf } from './people/roster.ts'
import { signInRows } from './people/signIns.ts'
import { masterdataRows } from './plants/masterdata.ts'
import { layOut, type Plant, type Row } from './plants/plants.ts'
import { ductsOf } from './printing/ducts.ts'
import { rollersOf } from './printing/rollerLives.ts'
import { randomOf } from './random.ts'
import { calloutsOf } from './repair/callouts.ts'
import { libraryRows } from './repair/faults.ts'
import { sparePartsOf } from './stock/spareParts.ts'
import { stockOf } from './stock/stock.ts'
import { inspectionOf } from './upkeep/inspection.ts'
import { maintenanceOf } from './upkeep/maintenance.ts'
import { templatesOf } from './upkeep/templates.ts'
import { type Clock, workRows } from './work.ts'

export interface DemoOptions extends AccountOptions {
  readonly now: Date
  /** Minutes from UTC; the business day of numbers, shifts and man-hours. */
  readonly offsetMinutes: number
  /** In which language its machines, faults and texts are; Chinese unless said. */
  readonly language?: Language
}
const SEED = 2026
const DAY_MS = 86_400_000

type Filled = readonly (readonly [ResourceDef, readonly Row[]])[]

/** Ink tanks, rollers and what was done with them, in the order of their references. */
function yardRows(plants: readonly Plant[], { worker, ...sources }: Clock & { worker: readonly Row[]; stamps: Row }) {
  const { repairs, ...rollers } = rollersOf(randomOf(SEED + 3), plants, sources)
  const ducts = ductsOf(randomOf(SEED + 4), plants, { ...sources, worker })
  const filled: Filled = [
    [ductLog, ducts.ductLog],
    [rollerOperation, rollers.rollerOperation],
    [rollerOperator, rollers.rollerOperator],
    [rollerRepairer, rollers.rollerRepairer],
    [roller, rollers.roller],
    [rollerLog, rollers.rollerLog],
  ]
  return { repairs, ducts: ducts.duct, filled }
}

interface Ground extends Clock {
  readonly accounts: Awaited<ReturnType<typeof accountRows>>
  readonly organisation: ReturnType<typeof organisationRows>
  readonly master: ReturnType<typeof masterdataRows>
  readonly rows: ReturnType<typeof layOut>['rows']
  readonly leave: Filled
  readonly vacations: readonly Row[]
  readonly stamps: Row
}
/** Plants with their people and machines, in the order of their references. */
function groundRows({ accounts, organisation, master, rows, leave, vacations, ...clock }: Ground): Filled {
  const people = { workers: master.worker, holidays: master.holiday }
  return [
    [plant, rows.plant],
    [department, organisation.department],
    [post, organisation.post],
    [role, accounts.role],
    [user, accounts.user],
    [workshop, rows.workshop],
    [shift, rows.shift],
    [holiday, master.holiday],
    [station, master.station],
    [productionPosition, master.productionPosition],
    [worker, master.worker],
    [staff, master.staff],
    [operator, master.operator],
    [qaPerson, master.qaPerson],
    [customer, master.customer],
    [vendor, master.vendor],
    [equipment, rows.equipment],
    [equipmentUnit, rows.equipmentUnit],
    ...leave,
    ...rosterOf({ ...people, positions: master.productionPosition, shifts: rows.shift, vacations, ...clock }),
  ]
}

interface Claiming {
  readonly plants: readonly Plant[]
  readonly shifts: readonly Row[]
  readonly master: ReturnType<typeof masterdataRows>
  readonly stamps: Row
  readonly clock: Clock
}
/** Complaints as they happened, and, once they have numbers, all their rows in the order of their references. */
function complaintsOf({ plants, master, shifts, stamps, clock }: Claiming) {
  const catalogue = complaintCatalogue(stamps)
  const { customer: customers, qaPerson: qaPeople, staff: sellers, worker: workers } = master
  const people = { customers, qaPeople, staff: sellers, workers }
  const drafts = complaintDrafts(randomOf(SEED + 8), plants, { ...clock, ...people, catalogue, shifts })
  const rows = (complaints: readonly Row[], reports: readonly Row[]): Filled => [
    [complaintCategory, catalogue.complaintCategory],
    [complaintCause, catalogue.complaintCause],
    [complaintMeasure, catalogue.complaintMeasure],
    [complaintStatus, catalogue.complaintStatus],
    [complaint, complaints],
    [complaintAction, complaintActionRows(complaints, plants, clock)],
    [complaintEvidence, evidenceRows(complaints, reports, clock)],
  ]
  return { drafts, rows }
}

/** What comes of reports: handovers, and calls, which go on with the numbers of their series. */
function calledRows(sources: Parameters<typeof handoversOf>[0] & Parameters<typeof calloutsOf>[0], known: readonly Row[]): Filled {
  const callouts = calloutsOf(sources)
  const series = [...known, ...callouts.series].map((row, nth) => ({ ...row, id: nth + 1 }))
  return [[numberSeries, series], ...handoversOf(sources), ...callouts.rows]
}

const stampsOf = (at: Date) => ({ createdAt: at, updatedAt: at })
/** Machines know when they were last maintained. */
function noteMaintenance(machines: readonly Row[], plans: ReturnType<typeof maintenanceOf>['plans']) {
  for (const { equipmentId, lastMaintDate } of plans) {
    const machine = machines.find((one) => one.id === equipmentId)
    if (machine && lastMaintDate && lastMaintDate > String(machine.lastMaintDate ?? '')) machine.lastMaintDate = lastMaintDate
  }
}

interface Written {
  readonly english: ((text: string) => string) | undefined
  readonly plantIds: readonly number[]
  readonly notices: Omit<Parameters<typeof noticeRows>[0], 'categories'>
}
/** Writes all of it in one transaction, if the base is empty, and then what can only be read from it. */
async function writeRows(store: BulkStore, filled: Filled, { english, plantIds, notices }: Written): Promise<boolean> {
  const localized = (made: readonly Row[]) => (english ? reworded(made, english) : made)
  const isFilled = await fillEmpty(store, async (uow) => {
    const byTag = tagsOfMenus(await uow.of(menu).find({}))
    for (const [resource, made] of filled) {
      const rows = resource === role ? made.map((one) => ({ ...one, ...grantsOf(one.permissions as string, byTag) })) : made
      await store.bulk(resource, localized(rows), uow)
    }
    if (english) await setEnglishNotices(uow)
    const worded = ({ subjectEn, bodyEn }: { subjectEn: string | null; bodyEn: string | null }) =>
      english && subjectEn ? { subject: subjectEn, body: bodyEn } : {}
    const categories = (await uow.of(notificationType).find({})).map((one) => ({ ...one, ...worded(one) }))
    for (const [resource, made] of noticeRows({ ...notices, categories })) await store.bulk(resource, localized(made), uow)
  })
  if (isFilled) await addStandingPoints(store, plantIds)
  return isFilled
}

/** Fills an empty base with two plants, ninety days of work and a live breakdown; the same every time but for the moment. */
export async function seedDemo(store: BulkStore, options: DemoOptions): Promise<boolean> {
  const random = randomOf(SEED)
  const clock = { now: options.now.getTime(), offset: options.offsetMinutes }
  const stamps = stampsOf(new Date(clock.now - 200 * DAY_MS))
  const accounts = await accountRows(options, stamps)
  const { plants, rows } = layOut(random, stamps)
  const master = masterdataRows(randomOf(SEED + 2), rows, stamps)
  linkPeople(master.worker, [...rows.repairer, ...master.staff, ...master.operator])
  const library = libraryRows(stamps)
  const organisation = organisationRows(stamps)
  const leave = leaveOf({ workers: master.worker, holidays: master.holiday, ...clock })
  const [[, vacations] = [undefined, []]] = leave
  const looked = maintenanceOf(randomOf(SEED + 1), plants, clock)
  const yard = yardRows(plants, { ...clock, worker: master.worker, stamps })
  const inspected = inspectionOf(randomOf(SEED + 6), plants, { ...clock, holidays: master.holiday, shifts: rows.shift })
  const claims = complaintsOf({ plants, shifts: rows.shift, master, stamps, clock })
  const workSources = {
    complaints: claims.drafts,
    ducts: yard.ducts,
    inspections: inspected.orders,
    orders: looked.orders,
    rollerRepairs: yard.repairs,
  }
  const work = workRows(random, plants, clock, workSources)
  noteMaintenance(rows.equipment, looked.plans)
  const spare = sparePartsOf(plants, { vendors: master.vendor, plans: looked.plans, orders: work.maintenanceOrder, stamps })
  const [[, parts] = [undefined, []], , [, needs] = [undefined, []]] = spare
  const people = { repairers: rows.repairer, staff: master.staff, vendors: master.vendor, workshops: rows.workshop }
  const books = { parts, needs, orders: work.maintenanceOrder, repairs: work.repairLog, ...people }
  const stored = stockOf(randomOf(SEED + 7), plants, { ...books, ...clock, stamps })
  // In the order of their references.
  const filled: Filled = [
    ...groundRows({ accounts, organisation, master, rows, leave, vacations, stamps, ...clock }),
    [duct, yard.ducts],
    [reporter, rows.reporter],
    [repairer, rows.repairer],
    [faultCategory, library.faultCategory],
    [fault, library.fault],
    [inspectionPoint, inspected.points.map((point) => ({ ...point, ...stamps }))],
    [inspectionOrder, work.inspectionOrder],
    [reportLog, work.reportLog],
    [repairLog, work.repairLog],
    [repairTimeLog, work.repairTimeLog],
    ...templatesOf(plants, { shifts: rows.shift, stamps }),
    [maintenancePlan, looked.plans.map((plan) => ({ ...plan, ...stamps }))],
    [maintenanceOrder, work.maintenanceOrder],
    ...stored.before,
    ...spare,
    ...stored.after,
    ...yard.filled,
    [rollerRepair, work.rollerRepair],
    ...claims.rows(work.complaint, work.reportLog),
    ...[[appVersion, appRows(clock.now)] as const, [loginLog, signInRows(clock)] as const],
    ...calledRows({ ...rows, ...accounts, reports: work.reportLog, stamps, ...clock }, work.numberSeries),
    [wallDisplay, rows.wallDisplay.map((display) => ({ ...display, language: options.language ?? 'zh' }))],
    [operationLog, work.operationLog],
  ]
  onlyPresent(filled, { vacations, people: { ...master, repairer: rows.repairer }, offset: clock.offset })
  const english = options.language === 'en' ? await inEnglish() : undefined
  const facts = { users: accounts.user, equipment: rows.equipment, reporters: rows.reporter, reports: work.reportLog }
  const plantIds = plants.map(({ id }) => id)
  return writeRows(store, filled, { english, plantIds, notices: { ...facts, stamps, ...clock } })
}
