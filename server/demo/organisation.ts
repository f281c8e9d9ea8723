import type { Row } from './plants.ts'

/** Departments, each behind the one above it: name, parent, person in charge, phone. */
const DEPARTMENTS = [
  ['锦华印刷集团', null, '陆文华', '0512-66880000'],
  ['人力资源部', '锦华印刷集团', '沈佳慧', '0512-66880010'],
  ['信息部', '锦华印刷集团', '孙文博', '0512-66880020'],
  ['苏州印刷一厂', '锦华印刷集团', '周国平', '0512-66881000'],
  ['苏州生产部', '苏州印刷一厂', '吴晓燕', '0512-66881100'],
  ['苏州印刷工段', '苏州生产部', '李秀梅', '0512-66881110'],
  ['苏州后道工段', '苏州生产部', '曹志伟', '0512-66881120'],
  ['苏州设备部', '苏州印刷一厂', '陈志强', '0512-66881200'],
  ['苏州维修班', '苏州设备部', '王建国', '0512-66881210'],
  ['苏州质量部', '苏州印刷一厂', '赵敏', '0512-66881300'],
  ['佛山装饰纸厂', '锦华印刷集团', '周国平', '0757-83220000'],
  ['佛山生产部', '佛山装饰纸厂', '何丽娟', '0757-83220100'],
  ['佛山设备部', '佛山装饰纸厂', '梁伟雄', '0757-83220200'],
] as const
export type DepartmentName = (typeof DEPARTMENTS)[number][0]

const POSTS = [
  ['plant_manager', '厂长'],
  ['dept_head', '部门主管'],
  ['repair_lead', '维修主管'],
  ['repairer', '维修工'],
  ['operator', '操作工'],
  ['inspector', '质检员'],
  ['engineer', '软件工程师'],
  ['administrator', '系统管理员'],
] as const

const SORT_STEP = 10
export const departmentId = (name: DepartmentName) => DEPARTMENTS.findIndex(([one]) => one === name) + 1
export const postId = (name: string) => POSTS.findIndex(([, one]) => one === name) + 1

/** The departments and posts of the printing company that the demo is about. */
export const organisationRows = (stamps: Row): { department: Row[]; post: Row[] } => ({
  department: DEPARTMENTS.map(([deptName, above, leader, phone], at) => ({
    id: at + 1,
    deptName,
    parentId: above && departmentId(above),
    leader,
    phone,
    sortOrder: (at + 1) * SORT_STEP,
    status: 'ENABLED',
    ...stamps,
  })),
  post: POSTS.map(([postCode, postName], at) => ({
    id: at + 1,
    postCode,
    postName,
    sortOrder: (at + 1) * SORT_STEP,
    status: 'ENABLED',
    ...stamps,
  })),
})
