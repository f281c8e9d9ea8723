import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make, sampleInput, unique } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
let server: TestApp
let old: LegacyClient
const here = systemActor(1)
beforeAll(async () => {
  server = await testApp({}, undefined, fixedClock())
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const resourceOf = (name: string) => registry.byName(name) as ResourceDef
const madeOf = async (name: string, given: Record<string, unknown> = {}) =>
  (await make(server.app.store, here, resourceOf(name), given)) as unknown as Row
const dataOf = ({ status, body }: Heard): Row => {
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const ignoredBy = ({ headers }: Heard) => headers['x-ignored-params']

type Value = unknown | (() => unknown | Promise<unknown>)
/** Another row of a resource, by its id. */
const another = (name: string) => async () => (await madeOf(name)).id
const others = (name: string) => async () => [(await madeOf(name)).id]
const word = () => `word ${unique()}`
const code = () => `code${unique()}`

let year = 2030
/** A day of a leave that meets no other. */
const leaveDay = (later = 0) => `${year}-06-0${1 + later}`
/** A holiday that meets no other. */
const daysAlone = () => ({ beginDate: `${++year}-03-02`, endDate: `${year}-03-04` })

interface Entity {
  /** The resource, by its name here. */
  readonly name: string
  /** Names that answers carry and that are not written: computed, fixed or given by the server. */
  readonly read: readonly string[]
  /** Names that are written under themselves alone, and read back. */
  readonly write: Readonly<Record<string, Value>>
  /** What a row needs for that. */
  readonly given?: () => Promise<Record<string, unknown>>
}
const COMMON = ['id', 'createdAt', 'updatedAt']
const IN_PLANT = ['plantID', 'plant.name']
const named = (name: string, more: Partial<Entity> = {}): Entity => ({
  name,
  read: [...COMMON, ...(['fault', 'faultCategory'].includes(name) ? [] : IN_PLANT), ...(more.read ?? [])],
  write: { name: word, sortNo: 7, sortOrder: 8, status: '1', ...more.write },
  ...(more.given && { given: more.given }),
})

/** Section 3 of the specification, in its order, as far as its entities exist. Names without an entity of their own stand with the session. */
const SECTION: readonly Entity[] = [
  {
    name: 'holiday',
    given: async () => daysAlone(),
    read: [...COMMON, ...IN_PLANT, 'days', 'weekdays'],
    write: { holidayType: 'WORKDAY', beginDate: () => `${year}-03-01`, endDate: () => `${year}-03-05`, name: word, remark: word },
  },
  {
    name: 'operationLog',
    read: ['sysModule', 'op', 'ot', 'rm', 'status', 'id', 'ip', 'od', 'ol'],
    write: {},
  },
  {
    name: 'loginLog',
    read: ['id', 'sortNo', 'status', 'ipaddr', 'logInAddr', 'loginLocation', 'logInLocation', 'createdAt', 'logInDate', 'username'].concat([
      'userName',
      'browser',
      'os',
      'msg',
      'oi',
    ]),
    write: {},
  },
  { name: 'requestLog', read: ['method', 'url', 'request', 'response', 'httpStatus', 'keyData'], write: {} },
  {
    name: 'role',
    read: ['id', 'createdAt'],
    write: {
      roleName: word,
      roleKey: code,
      status: '1',
      roleSort: 4,
      dataScope: '3',
      menuScope: others('menu'),
      remark: word,
    },
  },
  {
    name: 'menu',
    given: async () => ({ menuType: 'C' }),
    read: ['id'],
    write: {
      menuName: word,
      status: '1',
      menuIcon: 'bolt',
      order: 5,
      roleKey: () => `made:thing:do${unique()}`,
      path: () => `/p${unique()}`,
      visable: '1',
      supMenu: another('menu'),
      menuTypes: 'C',
      routerName: word,
      layout: 'Layout',
      isFrame: true,
      routerPath: () => `/r${unique()}`,
    },
  },
  {
    name: 'user',
    read: [...COMMON, 'autoLoginUrl'],
    write: {
      username: code,
      gender: '3',
      status: '1',
      mobile: () => `137${String(unique()).padStart(8, '0')}`,
      role: others('role'),
      post: others('post'),
      department: another('department'),
      remark: word,
      landingPage: '/profile/index',
    },
  },
  {
    name: 'department',
    read: ['id', 'createdAt'],
    write: {
      deptName: word,
      status: '1',
      order: 3,
      sort: 4,
      supDept: another('department'),
      parentID: another('department'),
      chargePerson: word,
      leader: word,
      mobile: '0512-66660002',
      phone: '0512-66660003',
      email: 'a@example.com',
    },
  },
  { name: 'dictType', read: ['dictType'], write: { dictName: word, dictStatus: '1', remark: word } },
  { name: 'dictData', read: ['dictType'], write: { dictLabel: word, dictValue: code, sortNo: 3, remark: word } },
  { name: 'config', read: ['configKey', 'configType'], write: { configName: word, configValue: word, isMultiLine: true, remark: word } },
  {
    name: 'equipment',
    read: [...COMMON, ...IN_PLANT, 'equipmentID', 'lastMaintDate'],
    write: {
      workshopID: another('workshop'),
      number: code,
      name: word,
      remark: word,
      isAssembly: false,
      sortOrder: 6,
      sortNo: 9,
      status: '1',
      detail: word,
      equipmentUnits: [
        { name: 'Dryer', sortNo: 1 },
        { name: 'Unwinder', sortNo: 2 },
      ],
      maintTel: '0512-66660004',
      agency: word,
      linkEquID: another('equipment'),
      maintCraft: 'ELECTRICAL',
      shiftID: another('shift'),
      isPaused: true,
      vendor: another('vendor'),
      maintLevel: 3,
    },
  },
  { name: 'workshop', read: ['plantID'], write: { name: word, sortOrder: 4, status: '1' } },
  { name: 'plant', read: ['id'], write: { sortOrder: 4 } },
  {
    name: 'inspectionPoint',
    read: [...COMMON, ...IN_PLANT, 'shift.name'],
    write: {
      name: word,
      status: '1',
      pointName: word,
      checkName: word,
      inspectMode: 'MEASURE',
      inspectCycle: 'DAY',
      refValue: '10~20',
      shiftID: another('shift'),
      isPaused: true,
    },
    given: async () => ({ shiftId: (await madeOf('shift')).id }),
  },
  {
    name: 'inspectionOrder',
    read: [
      ...COMMON,
      ...IN_PLANT,
      'inspectNo',
      'equipment.name',
      'point.name',
      'point.status',
      'pointName',
      'checkName',
      'inspectMode',
    ].concat(['inspectCycle', 'value1', 'planDate', 'isOverRef', 'shift.name']),
    write: { repairer: another('repairer'), repairerID: another('repairer'), comment: word },
  },
  {
    name: 'maintenancePlan',
    read: [...COMMON, ...IN_PLANT],
    write: {
      name: word,
      maintLevel: 2,
      maintCraft: 'HYDRAULIC',
      shift: another('shift'),
      isPaused: true,
      status: '1',
      pointName: word,
      checkName: word,
      maintMode: 'CLEAN',
      maintCycle: 5,
      nextMaintDate: '2027-01-05',
    },
  },
  {
    name: 'maintenanceOrder',
    read: [...COMMON, ...IN_PLANT, 'maintNo', 'status', 'maintCycle', 'actualDate', 'nextMaintDate', 'planDate'],
    write: {
      maintLevel: 2,
      pointName: word,
      checkName: word,
      maintMode: 'CLEAN',
      owner: another('repairer'),
      ownerID: another('repairer'),
      value1: word,
      comment: word,
      maintCraft: 'HYDRAULIC',
      shift: another('shift'),
    },
  },
  {
    name: 'pointsTemplate',
    read: ['lastInspectDate', 'lastMaintDate'],
    write: {
      name: word,
      shifts: others('shift'),
      maintCycle: 3,
      checkPoints: [{ name: 'Bearing', pointName: 'Bearing', checkName: 'Warm?', kind: 'INSPECT', sortNo: 1 }],
      sortOrder: 4,
      hasInspect: true,
      hasMaint: true,
    },
  },
  named('faultCategory', { read: [], write: { detail: word } }),
  named('fault', { write: { comment: word } }),
  {
    name: 'repairLog',
    given: async () => ({ reportId: (await madeOf('reportLog')).id }),
    read: [
      ...COMMON,
      ...IN_PLANT,
      'reportNo',
      'repairNo',
      'usableWithFault',
      'completeDate',
      'manHours',
      'status',
      'equCategory',
      'ductID',
    ].concat(['ductNo', 'equipmentID']),
    write: {
      faultDescription: word,
      faultCategoryID: another('faultCategory'),
      repairerID: another('repairer'),
      repairType: 'OTHER',
      description: word,
      needNotice: true,
      expectedDays: 3,
    },
  },
  {
    name: 'reportLog',
    read: [
      ...COMMON,
      ...IN_PLANT,
      'reportNo',
      'equipmentUnitID',
      'resumeDate',
      'stopHours',
      'status',
      'equCategory',
      'ductID',
      'ductFaults',
    ].concat(['repairLog', 'ductNo', 'equipmentID']),
    write: { reporterID: another('reporter'), description: word, reportDate: '2026-11-01T08:00:00+08:00' },
  },
  {
    name: 'repairTimeLog',
    given: async () => ({ repairId: (await madeOf('repairLog')).id }),
    read: [...COMMON, ...IN_PLANT, 'equipment.name', 'equipmentUnitID', 'ductNo', 'reportNo', 'repairNo', 'inspectNo', 'maintNo'],
    write: { repairerID: another('repairer'), hours: 2.5, logDate: '2026-11-02', detail: word },
  },
  named('repairer', { write: { sapName: word } }),
  named('reporter'),
  named('operator', { read: ['pinyin'] }),
  named('rollerOperator'),
  named('rollerOperation'),
  named('rollerRepairer'),
  {
    name: 'rollerRepair',
    read: [...COMMON, ...IN_PLANT, 'decorCode', 'rollNumber', 'returnDate', 'status'],
    write: {
      rollOperationID: another('rollerOperation'),
      rollRepairerID: another('rollerRepairer'),
      operatorID: another('rollerOperator'),
      outDate: '2026-11-02',
      expectedReturnDate: '2026-12-30',
      detail: word,
    },
  },
  { name: 'complaintMeasure', read: COMMON, write: { name: word, nameEn: word, sortNo: 7 } },
  { name: 'complaintCategory', read: COMMON, write: { name: word, nameEn: word } },
  { name: 'complaintStatus', read: [...COMMON, 'category', 'stage'], write: { name: word, nameEn: word } },
  {
    name: 'complaint',
    given: async () => ({ claimDate: '2026-11-10' }),
    read: [...COMMON, ...IN_PLANT, 'trafficStatus', 'customer.name', 'customer.sapCustNo', 'prodClaimStatusID', 'claimFiles', 'equ'],
    write: {
      hasProd: true,
      qaClaimStatusID: async () => (await madeOf('complaintStatus', { stage: 'NEW' })).id,
      claimDate: '2026-11-09',
      customerID: another('customer'),
      longCode: code,
      prodNo: code,
      soNo: code,
      paperRollNo: code,
      claimCatID: another('complaintCategory'),
      decorName: word,
      catComment: word,
      qaComment: word,
      prodDate: '2026-10-28',
      equ: another('equipment'),
      shiftMembers: word,
      shiftMasterID: another('worker'),
      claimCauseID: another('complaintCause'),
      causeComment: word,
      claimMeasureID: another('complaintMeasure'),
      remark: word,
      salesID: another('staff'),
      salesName: word,
      qaID: another('qaPerson'),
      workerID: another('worker'),
      quantity: 12.5,
      compAmount: 1200.5,
      request: word,
      exeComment: word,
    },
  },
  { name: 'duct', read: ['lastDuctLogEnd'], write: { ductNo: code } },
  {
    name: 'sparePart',
    read: [...IN_PLANT, 'partFiles', 'quantity', 'stockStatus', 'qrCode'],
    write: {
      code,
      name: word,
      vendor: another('vendor'),
      agency: word,
      spec: word,
      minQuantity: 2.5,
      unit: 'kg',
      equipments: others('equipment'),
      usage: word,
      remark: word,
    },
  },
  {
    name: 'sparePartLog',
    read: [...IN_PLANT, 'updatedAt', 'repairLogs', 'maintLogs', 'quantityCheck', 'quantityChanged'],
    write: { partID: another('sparePart'), repairerID: another('repairer'), storeType: 'IN', quantity: 2.5, usage: word },
  },
  {
    name: 'accessory',
    read: [...IN_PLANT, 'accFiles', 'quantity', 'stockStatus', 'qrCode'],
    write: { code, name: word, minQuantity: 2.5, unit: 'kg', usage: word, remark: word, spec: word },
  },
  {
    name: 'accessoryLog',
    read: [...IN_PLANT, 'quantityCheck', 'quantityChanged', 'material.name', 'material.code', 'material.unit'],
    write: { material: another('accessory'), staff: another('staff'), storeType: 'IN', quantity: 2.5, usage: word },
  },
  {
    name: 'ink',
    read: [...IN_PLANT, 'quantity', 'stockStatus', 'inkFiles', 'inkUnit.name', 'inkUnit.weight'],
    given: async () => ({ inkUnitId: (await madeOf('inkUnit')).id }),
    write: { code, name: word, spec: word, inkUnitID: another('inkUnit'), remark: word, minQuantity: 2.5 },
  },
  {
    name: 'inkStock',
    read: [...IN_PLANT, 'ink.code', 'ink.name', 'inkUnit', 'location.parentId', 'locationID', 'quantity', 'status'],
    write: { expiringDate: '2027-08-31', remark: word },
  },
  {
    name: 'inkLog',
    read: [...IN_PLANT, 'ink.code', 'ink.name', 'inkUnit', 'location.parentId', 'quantityCheck', 'quantityChanged', 'status'],
    write: {
      inkID: another('ink'),
      batchNo: code,
      locationID: another('storageLocation'),
      expiringDate: '2027-08-31',
      staff: another('staff'),
      storeType: 'IN',
      quantity: 2.5,
      remark: word,
    },
  },
  { name: 'inkUnit', read: IN_PLANT, write: { name: word, weight: 2.5, sortNo: 7, status: '1' } },
  {
    name: 'shiftNotice',
    read: [...COMMON, ...IN_PLANT],
    write: {
      ...{ dayShift: word, nightShift: word, dayTech: word, nightTel: '13800138005', notice: '<p>a</p>', title: word },
      ...{ shiftTime: word, bench: word, elec: word, ship: word, paper: word },
    },
  },
  {
    name: 'workerVacation',
    given: async () => ({ beginDate: leaveDay(1), endDate: leaveDay(2) }),
    read: [...COMMON, ...IN_PLANT, 'days', 'status'],
    write: {
      ...{ workerID: another('worker'), shift: another('shift'), vacType: 'SICK', remark: word },
      ...{ beginDate: () => leaveDay(), endDate: () => leaveDay(3) },
    },
  },
  { name: 'storageLocation', read: [], write: { code, remark: word, sortNo: 7, parentID: another('storageLocation') } },
  { name: 'file', read: ['fileType', 'fileURL'], write: {} },
  named('staff', {
    read: ['pinyin', 'position'],
    write: { staffNo: code, workerNo: code, isAcc: true, isInk: true, positionID: another('productionPosition') },
  }),
  named('worker', { read: ['pinyin', 'position'], write: { workerNo: code, staffNo: code, positionID: another('productionPosition') } }),
  named('qaPerson', { read: ['pinyin'] }),
  { name: 'shift', read: IN_PLANT, write: { name: word, beginTime: '07:30', endTime: '15:45', sortOrder: 3 } },
  {
    name: 'customer',
    read: ['id', 'fullAddress'],
    write: {
      ...{ sapCustNo: code, name: word, shortName: word, country: word, province: word },
      ...{ city: word, district: word, street: word, status: '1' },
    },
  },
  {
    name: 'notificationType',
    given: async () => ({ subject: 'x', body: 'y', smsTemplateCode: 'a', voiceTemplateCode: 'b' }),
    read: ['id', 'code'],
    write: {
      name: word,
      remark: word,
      hasSms: true,
      hasEmail: true,
      hasVoice: true,
      status: '1',
      detail: word,
      sortOrder: 3,
      smsTemplateCode: code,
      emailTemplate: word,
      voiceTemplateCode: code,
    },
  },
  {
    name: 'noticeReceiver',
    read: [...IN_PLANT, 'noticeCategory.name'],
    write: {
      noticeCategoryID: another('notificationType'),
      name: word,
      mobile: '13800000001',
      email: 'b@example.com',
      voiceTel: '0512-66660009',
    },
  },
]
/** The value behind 'shift.name'; undefined when a row does not carry the name at all. */
const at = (row: Record<string, unknown>, name: string) =>
  name.split('.').reduce<unknown>((value, part) => (value === null ? null : (value as Record<string, unknown> | undefined)?.[part]), row)
/** Rows come back where ids were given. */
const idsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(idsOf) : typeof value === 'object' && value !== null && 'id' in value ? value.id : value
const rowFor = async ({ name, given }: Entity) => {
  const own = (await given?.()) ?? {}
  const extra = name === 'user' ? { plantIds: [1], mobile: `139${String(unique()).padStart(8, '0')}` } : {}
  return madeOf(name, { ...extra, ...own })
}

describe.each(SECTION.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  it('answers every name of the specification', async () => {
    const { rest } = resourceOf(name)
    const { id } = name === 'plant' ? { id: 1 } : await rowFor(entity)
    const row = dataOf(await old.get(`${rest}/${id}`))
    for (const asked of [...entity.read, ...Object.keys(entity.write)]) expect([asked, at(row, asked)]).not.toEqual([asked, undefined])
  })

  it.each(Object.keys(entity.write))('takes %s', async (asked) => {
    const { rest, can } = resourceOf(name)
    // What is never changed says everything when it is made.
    const isLog = !can.includes('update')
    const { id } = isLog || name === 'plant' ? { id: 1 } : await rowFor(entity)
    const said = async (own: Value) => (typeof own === 'function' ? await own() : own)
    const value = await said(entity.write[asked])
    const whole: Record<string, unknown> = {}
    if (isLog) for (const [key, own] of Object.entries(entity.write)) whole[key] = await said(own)
    const heard = isLog ? await old.post(rest, { ...whole, [asked]: value }) : await old.put(`${rest}/${id}`, { [asked]: value })
    expect([heard.status, heard.body.msg, ignoredBy(heard)]).toEqual([200, '', undefined])
    const told = dataOf(await old.get(`${rest}/${isLog ? dataOf(heard).id : id}`))[asked]
    if (Array.isArray(value) && typeof value[0] === 'object') expect(told).toMatchObject(value)
    else expect(idsOf(told)).toEqual(value)
  })
})

describe('a name in a body', () => {
  it('that nobody knows is named and does no harm', async () => {
    const made = await old.post('/workshops', { name: word(), nonsense: 1, 'sort-no': 2, sortNo: 3, rowVersion: null })
    expect([dataOf(made).sortNo, ignoredBy(made)]).toEqual([3, 'nonsense, sort-no'])
    const changed = await old.put(`/workshops/${dataOf(made).id}`, { nmae: 'x' })
    expect([dataOf(changed).name, ignoredBy(changed)]).toEqual([dataOf(made).name, 'nmae'])
  })

  it('is named when only the server writes it and another value was asked for', async () => {
    const report = await madeOf('reportLog')
    const heard = await old.put(`/reportlogs/${report.id}`, { status: 'COMPLETED', description: 'x' })
    expect([dataOf(heard), ignoredBy(heard)]).toMatchObject([{ status: 'PENDING', description: 'x' }, 'status'])
    const whole = dataOf(await old.get(`/reportlogs/${report.id}`))
    expect(ignoredBy(await old.put(`/reportlogs/${report.id}`, whole))).toBeUndefined()
  })

  it('of a step is taken in the spelling of rows, or named', async () => {
    const report = await madeOf('reportLog')
    const repairer = await madeOf('repairer')
    const heard = await old.post(`/reportlogs/${report.id}/accept`, { repairerID: repairer.id, hurry: true })
    expect([dataOf(heard).status, ignoredBy(heard)]).toEqual(['REPAIRING', 'hurry'])
    expect(dataOf(await old.get(`/reportlogs/${report.id}`)).repairLog).toMatchObject({ reportID: report.id, needNotice: false })
  })
})

describe('rows within a row', () => {
  const unitsOf = async (id: number) => dataOf(await old.get(`/equipments/${id}`)).equipmentUnits as Row[]

  it('are changed, added and removed with it, all or nothing', async () => {
    const { id } = dataOf(
      await old.post('/equipments', {
        ...(await sampleInput(server.app.store, here, resourceOf('equipment'))),
        equipmentUnits: [{ name: 'A' }, { name: 'B' }],
      }),
    )
    const [a, b] = (await unitsOf(id)) as [Row, Row]
    const next = [{ ...b, name: 'B2' }, { name: 'C' }]
    dataOf(await old.put(`/equipments/${id}`, { equipmentUnits: next }))
    expect((await unitsOf(id)).map((one) => [one.id === b.id, one.name])).toEqual([
      [true, 'B2'],
      [false, 'C'],
    ])
    const refused = await old.put(`/equipments/${id}`, { name: 'never', equipmentUnits: [{ name: 'D' }, { name: 'D' }] })
    expect([refused.status, refused.body.code, refused.body.msg]).toEqual([400, 40002, expect.stringContaining('equipmentUnits 2')])
    expect(dataOf(await old.get(`/equipments/${id}`)).name).not.toBe('never')
    expect(await unitsOf(id)).toHaveLength(2)
    for (const bad of [[{ id: a.id, name: 'x' }], 'x', [1], { name: 'x' }])
      expect((await old.put(`/equipments/${id}`, { equipmentUnits: bad })).status).toBe(400)
    const named = await old.put(`/equipments/${id}`, { equipmentUnits: [{ name: 'only', colour: 'red' }] })
    expect([ignoredBy(named), (await unitsOf(id)).map((one) => one.name)]).toEqual(['equipmentUnits.colour', ['only']])
  })

  it('are told apart from what a report cannot keep yet', async () => {
    const report = await madeOf('reportLog')
    const early = await old.put(`/reportlogs/${report.id}`, { repairLog: { needNotice: true } })
    expect([early.status, ignoredBy(early)]).toEqual([200, 'repairLog.needNotice'])
    await madeOf('repairLog', { reportId: report.id, equipmentId: report.equipmentId })
    const heard = await old.put(`/reportlogs/${report.id}`, { repairLog: { needNotice: true, usableWithFault: true } })
    expect([dataOf(heard).repairLog, ignoredBy(heard)]).toMatchObject([
      { needNotice: true, usableWithFault: false },
      'repairLog.usableWithFault',
    ])
  })
})

describe('what stands in a row from elsewhere', () => {
  it('is filtered by under its own name', async () => {
    const repair = await madeOf('repairLog', { reportId: (await madeOf('reportLog')).id })
    const told = dataOf(await old.get(`/repairlogs/${repair.id}`))
    const found = dataOf(await old.get('/repairlogs', { reportNo: told.reportNo })) as unknown as { list: Row[] }
    expect(found.list.map((one) => one.id)).toEqual([repair.id])
    const log = await madeOf('repairTimeLog', { repairId: repair.id })
    const logs = dataOf(await old.get('/repairtimelogs', { reportNo: told.reportNo })) as unknown as { list: Row[] }
    expect(logs.list.map((one) => [one.id, one.reportNo])).toEqual([[log.id, told.reportNo]])
  })

  it('names the row it comes from', async () => {
    const roller = await madeOf('roller')
    const input = { ...(await sampleInput(server.app.store, here, resourceOf('rollerRepair'))), rollNumber: roller.rollNumber }
    const { rollerId: _, ...body } = input as Record<string, unknown>
    expect(dataOf(await old.post('/rollerrepairs', body))).toMatchObject({ rollerID: roller.id, rollNumber: roller.rollNumber })
  })

  it('of the log-in log says whether it went well, in words too', async () => {
    await legacyClient(server.address).login('nobody', 'wrong')
    const failed = dataOf(await old.get('/loginlogs', { status: '1' })) as unknown as { list: Row[]; count: number }
    const all = dataOf(await old.get('/loginlogs')) as unknown as { count: number }
    expect(failed.list[0]).toMatchObject({ status: '1', msg: expect.any(String) })
    expect(failed.list.every((one) => one.status === '1') && failed.count < all.count).toBe(true)
    expect((await old.get('/loginlogs', { status: '7' })).status).toBe(400)
  })
})
