import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { RoleGrants } from './permissions/RoleGrants.tsx'

const DataScopeControl = lazyComponent(() =>
  import('./permissions/ExplainedChoice.tsx').then((module) => module.explainedChoice('admin.role.scopes')),
)
const DepartmentsControl = lazyComponent(() => import('./DepartmentsControl.tsx').then((module) => module.DepartmentsControl))
const MenuTreeControl = lazyComponent(() => import('./permissions/MenuTreeControl.tsx').then((module) => module.MenuTreeControl))

export default defineScreen('role', {
  widths: { dataScope: 176 },
  formParts: [
    { title: 'admin.role.base', fields: ['roleName'] },
    { title: 'admin.role.grants', fields: ['menuIds'] },
    { title: 'admin.role.scope', fields: ['dataScope', 'departmentIds'] },
  ],
  controls: { menuIds: MenuTreeControl, dataScope: DataScopeControl, departmentIds: DepartmentsControl },
  isFieldVisible: (field, values) => field !== 'departmentIds' || values['dataScope'] === 'CUSTOM',
  hiddenFields: ['menuIds', 'permissions'],
  tabs: { grants: (row) => <RoleGrants ids={row.menuIds ?? []} tags={row.permissions ?? ''} /> },
})
