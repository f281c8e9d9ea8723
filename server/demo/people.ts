import type { DepartmentName } from './organisation.ts'

/** Plants of the demo, by their place in the list of plants. */
type PlantNo = 1 | 2
export interface DemoUser {
  readonly username: string
  readonly name: string
  readonly mobile: string
  readonly roleKey: string
  readonly plants: readonly PlantNo[]
  readonly department: DepartmentName
  readonly post: string
}
export type Craft = 'MECHANICAL' | 'ELECTRICAL' | 'HYDRAULIC' | 'OTHER'

/** The one password of all demo log-ins. */
export const DEMO_PASSWORD = 'Millwright-2026'

export const demoUsers: readonly DemoUser[] = [
  {
    username: 'admin',
    name: '系统管理员',
    mobile: '13800000001',
    roleKey: 'admin',
    plants: [1, 2],
    department: '信息部',
    post: '系统管理员',
  },
  {
    username: 'manager',
    name: '周国平',
    mobile: '13806120002',
    roleKey: 'plantManager',
    plants: [1, 2],
    department: '苏州印刷一厂',
    post: '厂长',
  },
  {
    username: 'lead',
    name: '陈志强',
    mobile: '13806120003',
    roleKey: 'repairLead',
    plants: [1],
    department: '苏州设备部',
    post: '维修主管',
  },
  {
    username: 'repairer',
    name: '王建国',
    mobile: '13806120004',
    roleKey: 'repairer',
    plants: [1],
    department: '苏州维修班',
    post: '维修工',
  },
  {
    username: 'operator',
    name: '李秀梅',
    mobile: '13806120005',
    roleKey: 'operator',
    plants: [1],
    department: '苏州印刷工段',
    post: '操作工',
  },
  { username: 'viewer', name: '赵敏', mobile: '13806120006', roleKey: 'viewer', plants: [1, 2], department: '苏州质量部', post: '质检员' },
  {
    username: 'developer',
    name: '孙文博',
    mobile: '13806120007',
    roleKey: 'developer',
    plants: [1, 2],
    department: '信息部',
    post: '软件工程师',
  },
  {
    username: 'lead2',
    name: '梁伟雄',
    mobile: '13902830008',
    roleKey: 'repairLead',
    plants: [2],
    department: '佛山设备部',
    post: '维修主管',
  },
  {
    username: 'repairer2',
    name: '黄志辉',
    mobile: '13902830009',
    roleKey: 'repairer',
    plants: [2],
    department: '佛山设备部',
    post: '维修工',
  },
  {
    username: 'operator2',
    name: '何丽娟',
    mobile: '13902830010',
    roleKey: 'operator',
    plants: [2],
    department: '佛山生产部',
    post: '操作工',
  },
  {
    username: 'head',
    name: '吴晓燕',
    mobile: '13806120011',
    roleKey: 'departmentHead',
    plants: [1],
    department: '苏州生产部',
    post: '部门主管',
  },
  {
    username: 'storekeeper',
    name: '沈佳慧',
    mobile: '13806120012',
    roleKey: 'storekeeper',
    plants: [1, 2],
    department: '苏州设备部',
    post: '操作工',
  },
  { username: 'qa', name: '邵静怡', mobile: '13806120013', roleKey: 'qaEngineer', plants: [1], department: '苏州质量部', post: '质检员' },
  { username: 'qa2', name: '谢丽华', mobile: '13902830014', roleKey: 'qaEngineer', plants: [2], department: '佛山生产部', post: '质检员' },
]
/** The log-ins offered on the log-in page: one of each role. */
const OFFERED = ['admin', 'manager', 'head', 'lead', 'repairer', 'operator', 'storekeeper', 'qa', 'viewer', 'developer']

const ELECTRICIANS = { 1: '王建国 吴晓东 徐海涛 沈立新 顾明', 2: '黄志辉 陈伟明 罗永康 邓志华' } as const
const MECHANICS = { 1: '张立军 刘洪波 马永强 朱建华 钱卫东 陆志刚', 2: '林国栋 李锦荣 郑文彬 周伟强 谢家豪' } as const
const FITTERS = { 1: '许志明 韩冬', 2: '冯少军 曾庆辉' } as const
const OTHERS = { 1: '丁海燕', 2: '杨小红' } as const
/** Shift leaders and operators of each workshop, in the order of the workshops. */
const REPORTERS = {
  1: '李秀梅 周海燕 蒋丽华 曹志伟 严峰 彭建民 潘雪琴 袁刚 董晓燕 田军 姜涛 薛梅 范国庆',
  2: '何丽娟 吴美玲 潘志锋 卢燕芳 叶振华 蔡晓敏 江海波 钟秀英 温志坚 廖小玲 胡永明 赖伟',
} as const

const split = (names: string) => names.split(' ')
export const repairersOf = (plant: PlantNo): { name: string; craft: Craft }[] => [
  ...split(ELECTRICIANS[plant]).map((name) => ({ name, craft: 'ELECTRICAL' as const })),
  ...split(MECHANICS[plant]).map((name) => ({ name, craft: 'MECHANICAL' as const })),
  ...split(FITTERS[plant]).map((name) => ({ name, craft: 'HYDRAULIC' as const })),
  ...split(OTHERS[plant]).map((name) => ({ name, craft: 'OTHER' as const })),
]
export const reportersOf = (plant: PlantNo) => split(REPORTERS[plant])

export const offeredUsers = demoUsers.filter((user) => OFFERED.includes(user.username))
