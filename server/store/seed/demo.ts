import { createHash } from 'node:crypto'
import { duct, ductLog } from '../../domain/duct/index.ts'
import { department, loginLog, menu, post, role, user } from '../../domain/identity/index.ts'
import { inspectionOrder, inspectionPoint } from '../../domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan } from '../../domain/maintenance/index.ts'
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
} from '../../domain/masterdata/index.ts'
import { notificationType } from '../../domain/notice/index.ts'
import { fault, faultCategory, repairer, repairLog, repairTimeLog, reporter, reportLog } from '../../domain/repair/index.ts'
import { roller, rollerLog, rollerOperation, rollerOperator, rollerRepair, rollerRepairer } from '../../domain/roller/index.ts'
import { appVersion, numberSeries, operationLog } from '../../domain/system/index.ts'
import { wallDisplay } from '../../domain/wall/index.ts'
import type { BulkStore, Language, ResourceDef } from '../../kernel/index.ts'
import { appRows } from './apps.ts'
import { fillEmpty } from './base.ts'
import { liveBreakdown, reservedFrom } from './breakdown.ts'
import { repairDrafts, reportDraft } from './drafts.ts'
import { ductsOf } from './ducts.ts'
import { inEnglish, reworded } from './english/inEnglish.ts'
import { tellInEnglish } from './english/tellInEnglish.ts'
import { demoCategories, demoFaults } from './faults.ts'
import { improvements } from './improvements.ts'
import { type Incident, pastIncidents } from './incidents.ts'
import { inspectionOf } from './inspection.ts'
import { maintenanceOf } from './maintenance.ts'
import { masterdataRows } from './masterdata.ts'
import { grantsOf, tagsOfMenus } from './menus.ts'
import { noticeRows } from './notices.ts'
import { numbering } from './numbers.ts'
import { departmentId, organisationRows, postId } from './organisation.ts'
import { DEMO_PASSWORD, demoUsers, offeredUsers } from './people.ts'
import { layOut, type Plant, type Row } from './plants.ts'
import { type Random, randomOf } from './random.ts'
import { demoRoles } from './roles.ts'
import { rollersOf } from './rollers.ts'
import { signInRows } from './signIns.ts'
import { sparePartsOf } from './spareParts.ts'
import { type Draft, tell } from './tell.ts'
import { templatesOf } from './templates.ts'
import { timeLogsOf } from './timeLogs.ts'

export interface DemoOptions {
  readonly now: Date
  /** Minutes from UTC; the business day of numbers, shifts and man-hours. */
  readonly offsetMinutes: number
  /** For the user admin; without it the demo password opens that account too. */
  readonly adminPasswordHash?: string | undefined
  /** In which language its machines, faults and texts are; Chinese unless said. */
  readonly language?: Language
  /** Hashes what a client sends, the SHA-256 of what was typed. */
  readonly hashPassword: (clientHash: string) => Promise<string>
}
export interface DemoLogin {
  readonly username: string
  readonly password: string
  readonly name: string
  /** The role's name as the base has it. */
  readonly role: string
  /** Locale key of one line that says what the role may do. */
  readonly hint: string
}

/** Log-ins that the log-in page offers in demo mode, one of each role. */
export const demoLogins: readonly DemoLogin[] = offeredUsers.map(({ username, name, roleKey }) => {
  const role = demoRoles.find((one) => one.roleKey === roleKey)?.roleName ?? roleKey
  return { username, password: DEMO_PASSWORD, name, role, hint: `demo.${roleKey}` }
})

const SEED = 2026
const DAY_MS = 86_400_000

async function accountRows({ adminPasswordHash, hashPassword }: DemoOptions, stamps: Row): Promise<{ role: Row[]; user: Row[] }> {
  // One hash for all: the password is the same and known, and hashing is slow by design.
  const demoHash = await hashPassword(createHash('sha256').update(DEMO_PASSWORD).digest('hex'))
  const roles = demoRoles.map(({ permissions, dataScope = 'ALL', remark = null, ...own }, at) => ({
    id: at + 1,
    ...own,
    dataScope,
    remark,
    roleSort: at,
    status: 'ENABLED',
    permissions: permissions.join(' '),
    ...stamps,
  }))
  const users = demoUsers.map(({ username, name, mobile, roleKey, plants, department, post }, at) => {
    const passwordHash = username === 'admin' ? (adminPasswordHash ?? demoHash) : demoHash
    const roleIds = [roles.findIndex((one) => one.roleKey === roleKey) + 1]
    const place = { departmentId: departmentId(department), postIds: [postId(post)], roleIds, plantIds: plants }
    const own = { username, name, mobile, gender: 'UNKNOWN', passwordHash, twoFactor: false, status: 'ENABLED' }
    return { id: at + 1, ...own, ...place, ...stamps }
  })
  return { role: roles, user: users }
}

function libraryRows(stamps: Row): { faultCategory: Row[]; fault: Row[] } {
  const categories = demoCategories.map(({ id, name, detail }) => ({ id, name, detail, sortOrder: id, status: 'ENABLED', ...stamps }))
  const faults = demoFaults.map(({ id, name, category, cause }) => ({
    id,
    name,
    categoryId: category.id,
    comment: cause,
    sortOrder: id,
    status: 'ENABLED',
    ...stamps,
  }))
  return { faultCategory: categories, fault: faults }
}

interface Clock {
  readonly now: number
  readonly offset: number
}

function incidentsOf(random: Random, plants: readonly Plant[], clock: Clock): Incident[] {
  const all = plants.flatMap((plant) => {
    const live = liveBreakdown(random, plant, clock.now)
    return [...pastIncidents(random, plant, { ...clock, reserved: reservedFrom(live) }), ...live]
  })
  return all.sort((a, b) => a.reportedAt - b.reportedAt)
}

/** Ninety days of reports, repairs, hours and the operation log of it all, with numbers as the series would have given them. */
interface Told {
  readonly ducts: readonly Row[]
  readonly inspections: readonly Draft[]
  readonly orders: readonly Draft[]
  readonly rollerRepairs: readonly Draft[]
}
function workRows(random: Random, plants: readonly Plant[], clock: Clock, { ducts, inspections, orders, rollerRepairs }: Told) {
  const incidents = incidentsOf(random, plants, clock)
  const ids = new Map(incidents.map((incident, at) => [incident, at + 1]))
  const now = {
    now: clock.now,
    idOf: (incident: Incident) => ids.get(incident) ?? 0,
    ductsAt: (machineId: number) => ducts.filter((row) => row.equipmentId === machineId).map((row) => row.id as number),
  }
  const series = numbering(clock.offset)
  const told = (drafts: readonly Draft[], key: string, prefix: string) =>
    drafts.map((draft, at) => {
      const [made, ...later] = draft.events
      const set = { [key]: series.next(prefix, draft), ...made.set }
      return tell({ ...draft, events: [{ ...made, set }, ...later] }, at + 1)
    })
  const work = [
    ...incidents.flatMap((incident) => repairDrafts(incident, now)),
    ...plants.flatMap((plant) => improvements(random, plant, clock)),
  ]
  const reports = told(
    incidents.map((incident) => reportDraft(incident, now)),
    'reportNo',
    'BX',
  )
  const repairs = told(
    work.sort((a, b) => a.events[0].at - b.events[0].at),
    'repairNo',
    'WX',
  )
  const repairRows = repairs.map(({ row }) => row)
  const checked = told(inspections, 'inspectNo', 'DJ')
  const looked = told(orders, 'maintNo', 'BY')
  const rolled = told(rollerRepairs, 'repairNo', 'GX')
  const logs = [...reports, ...repairs, ...checked, ...looked, ...rolled]
    .flatMap(({ log }) => log)
    .sort((a, b) => Number(a.at) - Number(b.at))
  return {
    reportLog: reports.map(({ row }) => row),
    repairLog: repairRows,
    inspectionOrder: checked.map(({ row }) => row),
    maintenanceOrder: looked.map(({ row }) => row),
    rollerRepair: rolled.map(({ row }) => row),
    repairTimeLog: timeLogsOf(random, repairRows, clock),
    numberSeries: series.rows(),
    operationLog: logs.map((row, at) => ({ id: at + 1, ...row })),
  }
}

type Filled = readonly (readonly [ResourceDef, readonly Row[]])[]

/** Ink tanks, rollers and what was done with them, in the order of their references. */
function yardRows(plants: readonly Plant[], { worker, ...given }: Clock & { worker: readonly Row[]; stamps: Row }) {
  const { repairs, ...rollers } = rollersOf(randomOf(SEED + 3), plants, given)
  const ducts = ductsOf(randomOf(SEED + 4), plants, { ...given, worker })
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

interface Ground {
  readonly accounts: Awaited<ReturnType<typeof accountRows>>
  readonly organisation: ReturnType<typeof organisationRows>
  readonly master: ReturnType<typeof masterdataRows>
  readonly rows: ReturnType<typeof layOut>['rows']
}
/** Plants with their people and machines, in the order of their references. */
function groundRows({ accounts, organisation, master, rows }: Ground): Filled {
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
  ]
}

/** Fills an empty base with two plants, ninety days of work and a live breakdown; the same every time but for the moment. */
export async function seedDemo(store: BulkStore, options: DemoOptions): Promise<boolean> {
  const random = randomOf(SEED)
  const clock = { now: options.now.getTime(), offset: options.offsetMinutes }
  const founded = new Date(clock.now - 200 * DAY_MS)
  const stamps = { createdAt: founded, updatedAt: founded }
  const accounts = await accountRows(options, stamps)
  const { plants, rows } = layOut(random, stamps)
  const master = masterdataRows(randomOf(SEED + 2), rows, stamps)
  const library = libraryRows(stamps)
  const organisation = organisationRows(stamps)
  const looked = maintenanceOf(randomOf(SEED + 1), plants, clock)
  const yard = yardRows(plants, { ...clock, worker: master.worker, stamps })
  const inspected = inspectionOf(randomOf(SEED + 6), plants, { ...clock, holidays: master.holiday, shifts: rows.shift })
  const told = { ducts: yard.ducts, inspections: inspected.orders, orders: looked.orders, rollerRepairs: yard.repairs }
  const work = workRows(random, plants, clock, told)
  for (const { equipmentId, lastMaintDate } of looked.plans) {
    const machine = rows.equipment.find((one) => one.id === equipmentId)
    if (machine && lastMaintDate && lastMaintDate > String(machine.lastMaintDate ?? '')) machine.lastMaintDate = lastMaintDate
  }
  // In the order of their references.
  const filled: Filled = [
    ...groundRows({ accounts, organisation, master, rows }),
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
    ...sparePartsOf(plants, { vendors: master.vendor, plans: looked.plans, orders: work.maintenanceOrder, stamps }),
    ...yard.filled,
    [rollerRepair, work.rollerRepair],
    [appVersion, appRows(clock.now)],
    [loginLog, signInRows(clock)],
    [numberSeries, work.numberSeries],
    [wallDisplay, rows.wallDisplay.map((display) => ({ ...display, language: options.language ?? 'zh' }))],
    [operationLog, work.operationLog],
  ]
  const english = options.language === 'en' ? await inEnglish() : undefined
  const said = (made: readonly Row[]) => (english ? reworded(made, english) : made)
  return fillEmpty(store, async (uow) => {
    const byTag = tagsOfMenus(await uow.of(menu).find({}))
    for (const [resource, made] of filled) {
      const rows = resource === role ? made.map((one) => ({ ...one, ...grantsOf(one.permissions as string, byTag) })) : made
      await store.bulk(resource, said(rows), uow)
    }
    if (english) await tellInEnglish(uow)
    const worded = ({ subjectEn, bodyEn }: { subjectEn: string | null; bodyEn: string | null }) =>
      english && subjectEn ? { subject: subjectEn, body: bodyEn } : {}
    const categories = (await uow.of(notificationType).find({})).map((one) => ({ ...one, ...worded(one) }))
    const facts = { users: accounts.user, equipment: rows.equipment, reporters: rows.reporter, reports: work.reportLog }
    for (const [resource, made] of noticeRows({ categories, ...facts, stamps, ...clock })) await store.bulk(resource, said(made), uow)
  })
}
