import { lazy } from 'react'
import { defineScreen } from '../../resource/defineScreen.ts'
import { RoleGrants } from './RoleGrants.tsx'

const DataScopeControl = lazy(() =>
  import('./ExplainedChoice.tsx').then((module) => ({ default: module.explainedChoice('admin.role.scopes') })),
)
const DepartmentsControl = lazy(() => import('./DepartmentsControl.tsx').then((module) => ({ default: module.DepartmentsControl })))
const MenuTreeControl = lazy(() => import('./MenuTreeControl.tsx').then((module) => ({ default: module.MenuTreeControl })))

export default defineScreen('role', {
  widths: { dataScope: 176 },
  formParts: [
    { title: 'admin.role.base', fields: ['roleName'] },
    { title: 'admin.role.grants', fields: ['menuIds'] },
    { title: 'admin.role.scope', fields: ['dataScope', 'departmentIds'] },
  ],
  controls: { menuIds: MenuTreeControl, dataScope: DataScopeControl, departmentIds: DepartmentsControl },
  isAsked: (field, values) => field !== 'departmentIds' || values['dataScope'] === 'CUSTOM',
  factless: ['menuIds', 'permissions'],
  tabs: { grants: (row) => <RoleGrants ids={row.menuIds ?? []} tags={row.permissions ?? ''} /> },
})
