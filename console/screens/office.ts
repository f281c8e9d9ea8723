import type { ComponentType } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import type { Screen } from '../resource/defineScreen.ts'

/** Lists that differ from the default one and are no daily work. */
export const screens: Partial<Record<ResourceName, () => Promise<{ default: Screen }>>> = {
  holiday: () => import('./masterdata/holiday.screen.tsx'),
  worker: () => import('./masterdata/worker.screen.tsx'),
  staff: () => import('./masterdata/staff.screen.tsx'),
  operator: () => import('./masterdata/operator.screen.tsx'),
  qaPerson: () => import('./masterdata/qaPerson.screen.tsx'),
  customer: () => import('./masterdata/customer.screen.tsx'),
  vendor: () => import('./masterdata/vendor.screen.tsx'),
  duct: () => import('./duct/duct.screen.tsx'),
  ductLog: () => import('./duct/ductLog.screen.tsx'),
  roller: () => import('./roller/roller.screen.tsx'),
  rollerLog: () => import('./roller/rollerLog.screen.tsx'),
  rollerRepair: () => import('./roller/rollerRepair.screen.tsx'),
  rollerRepairer: () => import('./roller/rollerRepairer.screen.tsx'),
  wallDisplay: () => import('./wall/wallDisplay.screen.tsx'),
  user: () => import('./identity/user.screen.tsx'),
  role: () => import('./identity/role.screen.tsx'),
  menu: () => import('./identity/menu.screen.tsx'),
  department: () => import('./identity/department.screen.tsx'),
  post: () => import('./identity/post.screen.tsx'),
  session: () => import('./identity/session.screen.tsx'),
  autoLoginLink: () => import('./identity/autoLoginLink.screen.tsx'),
  loginLog: () => import('./system/loginLog.screen.tsx'),
  dictType: () => import('./system/dictType.screen.tsx'),
  dictData: () => import('./system/dictData.screen.tsx'),
  config: () => import('./system/config.screen.tsx'),
  appVersion: () => import('./system/appVersion.screen.tsx'),
  file: () => import('./system/file.screen.tsx'),
  operationLog: () => import('./system/operationLog.screen.tsx'),
  requestLog: () => import('./system/requestLog.screen.tsx'),
  importLog: () => import('./system/importLog.screen.tsx'),
  weChatLog: () => import('./system/weChatLog.screen.tsx'),
  maintenanceOrder: () => import('./maintenance/maintenanceOrder.screen.tsx'),
  maintenancePlan: () => import('./maintenance/maintenancePlan.screen.tsx'),
}

/** Pages that are no list of records and no daily work. */
export const pages = {
  sche: () => import('./boards/ShiftBoard.tsx').then((module) => module.ShiftBoard),
  dataview: () => import('./boards/DataBoard.tsx').then((module) => module.DataBoard),
  profile: () => import('./account/Profile.tsx').then((module) => module.Profile),
  mobileApp: () => import('./account/MobileApp.tsx').then((module) => module.MobileApp),
  errorLog: () => import('./account/ErrorLog.tsx').then((module) => module.ErrorLog),
  rollerPage: () => import('./roller/RollerPage.tsx').then((module) => module.RollerPage),
  equipmentPage: () => import('./masterdata/EquipmentPage.tsx').then((module) => module.EquipmentPage),
  print: () => import('./print/PrintPage.tsx').then((module) => module.PrintPage),
  printLabels: () => import('./print/labels.tsx').then((module) => module.PrintLabels),
} satisfies Record<string, () => Promise<ComponentType>>
