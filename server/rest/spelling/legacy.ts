import type { Words } from '../../platform/words.ts'
import type { Codes } from './codec.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows that belong to one row and stand in it on this wire. */
export interface Child {
  readonly resource: string
  /** Its link to the row that it stands in. */
  readonly by: string
  /** The newest alone, as an object; otherwise all of them, as a list that is sent back whole. */
  readonly isOne?: boolean
}
/** A value of a row that links lead to. */
export interface Far {
  readonly links: readonly [string, ...string[]]
  readonly field: string
}
/** Where old clients spell a resource otherwise than the plain rules do (names.ts). */
export interface Legacy {
  /** Further names of the id. */
  readonly id?: readonly string[]
  /** The names of a field: rows carry all of them, bodies may use any. */
  readonly names?: Readonly<Record<string, readonly string[]>>
  /** Names that bodies and filters may use besides, by field. */
  readonly accepts?: Readonly<Record<string, readonly string[]>>
  /** Further names of linked rows beside their ids, by link: rows show them, bodies may give them as ids or as rows. */
  readonly objects?: Readonly<Record<string, readonly string[]>>
  /** What linked rows show besides their names, by link. */
  readonly carries?: Readonly<Record<string, readonly string[]>>
  /** Names of the first of many linked rows, which is all that old clients know. */
  readonly first?: Readonly<Record<string, { readonly id: string; readonly object: string }>>
  readonly codes?: Readonly<Record<string, Codes>>
  /** A link known by a field of what it leads to: { dictType: { link: 'typeId', field: 'dictType' } }. */
  readonly by?: Readonly<Record<string, { readonly link: string; readonly field: string }>>
  /** Values of linked rows that stand in the row itself; read only. */
  readonly shows?: Readonly<Record<string, Far>>
  /** What follows from the row alone; read only. */
  readonly description?: Readonly<Record<string, (row: Row, translate: Words) => unknown>>
  /** Codes each of which stands for several values of a field: { status: { of: 'outcome', codes: { '0': ['OK', 'AUTO'] } } }. */
  readonly groups?: Readonly<Record<string, { readonly of: string; readonly codes: Readonly<Record<string, readonly string[]>> }>>
  readonly children?: Readonly<Record<string, Child>>
}

const UNIT = { unitId: ['unitID', 'equipmentUnitID'] }
const DUCT = { ductNo: { link: 'ductId', field: 'ductNo' } }
const TREE = { parentId: ['parentId', 'parentID'], sortOrder: ['sort', 'orderNum', 'sortOrder', 'sortNo', 'order'] }
/** How old clients would have asked for what a log row tells of. */
const METHODS: Readonly<Record<string, string>> = { create: 'POST', update: 'PUT', delete: 'DELETE', remove: 'DELETE' }
const outcomeOf = (row: Row, translate: Words) => translate(`loginLog.values.outcome.${String(row.outcome)}`)

const INK_RECORD: Legacy = {
  names: { state: ['state', 'status'] },
  carries: { inkId: ['code'], locationId: ['parentId'] },
  shows: { inkUnit: { links: ['inkId', 'inkUnitId'], field: 'name' } },
}

/** Rows carry both: clients of this API, and those of the old one. */
export const LEGACY: Readonly<Record<string, Legacy>> = {
  role: {
    id: ['roleId'],
    names: { menuIds: ['menuIds', 'menuScope'], departmentIds: ['deptIds'] },
    accepts: { roleSort: ['sort'] },
    codes: { dataScope: { ALL: '1', CUSTOM: '2', DEPARTMENT: '3', DEPARTMENT_AND_CHILDREN: '4', SELF: '5' } },
  },
  menu: {
    id: ['menuId'],
    names: {
      ...TREE,
      menuName: ['menuName', 'title'],
      parentId: [...TREE.parentId, 'supMenu'],
      icon: ['icon', 'menuIcon'],
      menuType: ['menuType', 'menuTypes'],
      permission: ['permission', 'roleKey'],
      component: ['component', 'layout'],
      path: ['path', 'routerPath'],
      visible: ['visible', 'visable'],
    },
    accepts: { permission: ['perms'] },
    codes: { visible: { true: '0', false: '1' } },
  },
  department: {
    id: ['deptId'],
    names: { ...TREE, parentId: [...TREE.parentId, 'supDept'], leader: ['leader', 'chargePerson'], phone: ['phone', 'mobile'] },
  },
  post: { id: ['postId'], names: { sortOrder: ['sort', 'postSort', 'sortOrder', 'sortNo'] } },
  user: {
    id: ['userId'],
    names: { departmentId: ['deptId', 'deptID', 'departmentID'] },
    accepts: { gender: ['sex'], mobile: ['phone'] },
    objects: { roleIds: ['role'], postIds: ['post'], plantIds: ['plant'] },
    codes: { gender: { UNKNOWN: '0', MALE: '1', FEMALE: '2', CONFIDENTIAL: '3' } },
  },
  dictType: { id: ['dictId'], names: { status: ['status', 'dictStatus'] } },
  dictData: {
    id: ['dictCode'],
    names: { sortOrder: ['dictSort', 'sortOrder', 'sortNo'], label: ['dictLabel', 'label'], value: ['dictValue', 'value'] },
    accepts: { sortOrder: ['sort'] },
    by: { dictType: { link: 'typeId', field: 'dictType' } },
  },
  config: { id: ['configId'] },
  complaintStatus: { names: { track: ['track', 'category'] } },
  complaint: { objects: { equipmentId: ['equ'] }, carries: { customerId: ['sapCustNo'] } },
  loginLog: {
    names: {
      ip: ['ip', 'ipaddr', 'logInAddr'],
      at: ['at', 'logInDate'],
      username: ['username', 'userName'],
      location: ['location', 'loginLocation', 'logInLocation'],
    },
    description: { sortNo: (row) => row.id, msg: outcomeOf, oi: outcomeOf },
    groups: { status: { of: 'outcome', codes: { '0': ['OK', 'AUTO', 'STEP2', 'LOGOUT'], '1': ['WRONG', 'LOCKED', 'DISABLED'] } } },
  },
  operationLog: {
    names: {
      resource: ['resource', 'sysModule'],
      userName: ['userName', 'op'],
      action: ['action', 'ot'],
      at: ['at', 'od'],
      location: ['location', 'ol'],
    },
    // What failed has changed nothing and is not in this log.
    description: { rm: ({ action }) => METHODS[String(action)] ?? 'POST', status: () => '0' },
  },
  equipment: {
    id: ['equipmentID'],
    names: { linkedId: ['linkedID', 'linkEquID'] },
    objects: { linkedId: ['linkEqu'] },
    children: { equipmentUnits: { resource: 'equipmentUnit', by: 'equipmentId' } },
  },
  staff: { names: { staffNo: ['staffNo', 'workerNo'] } },
  worker: { names: { workerNo: ['workerNo', 'staffNo'] } },
  notificationType: { names: { body: ['body', 'emailTemplate'] } },
  noticeReceiver: { names: { typeId: ['typeID', 'noticeCategoryID'] }, objects: { typeId: ['noticeCategory'] } },
  inspectionOrder: {
    names: { inspectorId: ['inspectorID', 'repairerID'] },
    objects: { inspectorId: ['repairer'] },
    carries: { pointId: ['status'] },
  },
  maintenanceOrder: {
    shows: {
      maintCycle: { links: ['planId'], field: 'maintCycle' },
      nextMaintDate: { links: ['planId'], field: 'nextMaintDate' },
    },
  },
  pointsTemplate: { children: { checkPoints: { resource: 'templatePoint', by: 'templateId' } } },
  reportLog: { names: UNIT, by: DUCT, children: { repairLog: { resource: 'repairLog', by: 'reportId', isOne: true } } },
  repairLog: {
    names: UNIT,
    objects: { faultIds: ['ductFaults'] },
    first: { repairerIds: { id: 'repairerID', object: 'repairer' } },
    by: { reportNo: { link: 'reportId', field: 'reportNo' }, ...DUCT },
    description: { equCategory: ({ ductId }) => (ductId == null ? 'EQUIPMENT' : 'DUCT') },
  },
  repairTimeLog: {
    names: UNIT,
    by: {
      ...DUCT,
      repairNo: { link: 'repairId', field: 'repairNo' },
      inspectNo: { link: 'inspectionId', field: 'inspectNo' },
      maintNo: { link: 'maintenanceId', field: 'maintNo' },
    },
    shows: { reportNo: { links: ['repairId', 'reportId'], field: 'reportNo' } },
  },
  rollerRepair: {
    names: { operationId: ['operationID', 'rollOperationID'], repairerId: ['repairerID', 'rollRepairerID'] },
    objects: { operationId: ['rollOperation'], repairerId: ['rollRepairer'] },
    by: { rollNumber: { link: 'rollerId', field: 'rollNumber' } },
  },
  rollerLog: { names: { operationId: ['operationID', 'rollOperationID'] } },
  sparePart: { objects: { fileIds: ['partFiles'] } },
  sparePartLog: { objects: { repairLogId: ['repairLogs'], maintenanceOrderId: ['maintLogs'] } },
  accessory: { objects: { fileIds: ['accFiles'] } },
  accessoryLog: { objects: { accessoryId: ['material'] }, carries: { accessoryId: ['code', 'unit'] } },
  ink: { objects: { fileIds: ['inkFiles'] }, carries: { inkUnitId: ['weight'] } },
  // The ink record of old clients says what happened and where it lay: entries answer all of its names in one list. What lies where goes by the same.
  inkStock: INK_RECORD,
  inkLog: INK_RECORD,
  storageLocation: { names: TREE },
}
