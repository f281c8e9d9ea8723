import type { Codes } from './codec.ts'

/** Where old clients spell a resource otherwise than the plain rules do (names.ts). */
export interface Legacy {
  /** Further names of the id. */
  readonly id?: readonly string[]
  /** The names of a field: rows carry all of them, bodies may use any. */
  readonly names?: Readonly<Record<string, readonly string[]>>
  /** Names that bodies and filters may use besides, by field. */
  readonly accepts?: Readonly<Record<string, readonly string[]>>
  readonly codes?: Readonly<Record<string, Codes>>
  /** A link known by a field of what it leads to: { dictType: { link: 'typeId', field: 'dictType' } }. */
  readonly by?: Readonly<Record<string, { readonly link: string; readonly field: string }>>
}

/** Rows carry both: clients of this API, and those of the old one. */
const UNIT = { unitId: ['unitID', 'equipmentUnitID'] }
const TREE = { parentId: ['parentId'], sortOrder: ['sort', 'orderNum'] }

export const LEGACY: Readonly<Record<string, Legacy>> = {
  role: {
    id: ['roleId'],
    names: { menuIds: ['menuIds'], departmentIds: ['deptIds'] },
    accepts: { menuIds: ['menuScope'], roleSort: ['sort'] },
    codes: { dataScope: { ALL: '1', CUSTOM: '2', DEPARTMENT: '3', DEPARTMENT_AND_CHILDREN: '4', SELF: '5' } },
  },
  menu: {
    id: ['menuId'],
    names: { ...TREE, menuName: ['menuName', 'title'] },
    accepts: {
      parentId: ['supMenu'],
      sortOrder: ['order'],
      icon: ['menuIcon'],
      menuType: ['menuTypes'],
      permission: ['roleKey', 'perms'],
      component: ['layout'],
      path: ['routerPath'],
      visible: ['visable'],
    },
    codes: { visible: { true: '0', false: '1' } },
  },
  department: {
    id: ['deptId'],
    names: TREE,
    accepts: { parentId: ['supDept'], sortOrder: ['order'], leader: ['chargePerson'], phone: ['mobile'] },
  },
  post: { id: ['postId'], names: { sortOrder: ['sort', 'postSort'] } },
  user: {
    id: ['userId'],
    names: { departmentId: ['deptId'] },
    accepts: { departmentId: ['deptID', 'departmentID'], gender: ['sex'], mobile: ['phone'] },
    codes: { gender: { UNKNOWN: '0', MALE: '1', FEMALE: '2', CONFIDENTIAL: '3' } },
  },
  dictType: { id: ['dictId'], accepts: { status: ['dictStatus'] } },
  dictData: {
    id: ['dictCode'],
    names: { sortOrder: ['dictSort'], label: ['dictLabel', 'label'], value: ['dictValue', 'value'] },
    accepts: { sortOrder: ['sort'] },
    by: { dictType: { link: 'typeId', field: 'dictType' } },
  },
  config: { id: ['configId'] },
  loginLog: {
    names: {
      ip: ['ip', 'ipaddr', 'logInAddr'],
      at: ['at', 'logInDate'],
      username: ['username', 'userName'],
      location: ['location', 'loginLocation'],
    },
  },
  reportLog: { names: UNIT, accepts: { ductFaultIds: ['ductFaults'] } },
  repairLog: { names: UNIT, accepts: { faultIds: ['ductFaults'], repairerIds: ['repairerID'] } },
  repairTimeLog: { names: UNIT },
  operationLog: {
    names: { resource: ['resource', 'sysModule'], userName: ['userName', 'op'], action: ['action', 'ot'], at: ['at', 'od'] },
  },
}
