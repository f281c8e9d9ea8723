import { listOf, object, ref, type Schema } from './fieldSchema.ts'

const TEXT: Schema = { type: 'string' }
const WHOLE: Schema = { type: 'integer' }
const maybe = (type: string): Schema => ({ type: [type, 'null'] })
const PLANTS = listOf(object({ id: WHOLE, name: TEXT }, ['id', 'name']))
const HASH: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const OPENED = {
  needStep2: { type: 'boolean' },
  needNewPassword: { type: 'boolean' },
  ticket: TEXT,
  token: TEXT,
  expire: { type: 'string', format: 'date-time' },
  plants: PLANTS,
  currentPlantID: WHOLE,
  device: TEXT,
} satisfies Record<string, Schema>

/** What a call that only one address knows takes and answers. */
export interface Irregular {
  readonly id: string
  /** Locale key below openapi.groups. */
  readonly group: string
  readonly twin?: string
  readonly body?: Schema
  /** Parameters of the address by name; their words are below openapi.params. */
  readonly query?: Readonly<Record<string, Schema>>
  /** Those of them without which there is no answer. */
  readonly required?: readonly string[]
  /** What the answer holds; a workbook where nothing is said. */
  readonly data?: Schema
  /** Fields of `data` that stand at the top of the answer as well. */
  readonly top?: boolean
}
const session = (id: string, more: Omit<Irregular, 'id' | 'group'>): Irregular => ({ id, group: 'session', ...more })
const settings = (id: string, more: Omit<Irregular, 'id' | 'group'>): Irregular => ({ id, group: 'settings', ...more })

const MENU = object(
  {
    menuId: WHOLE,
    parentId: WHOLE,
    path: TEXT,
    component: TEXT,
    visible: { type: 'string', enum: ['0', '1'] },
    menuName: TEXT,
    title: TEXT,
    icon: maybe('string'),
    menuType: { type: 'string', enum: ['M', 'C'] },
    sort: WHOLE,
    permission: TEXT,
    noCache: { type: 'boolean' },
    isFrame: { type: 'boolean' },
    roles: listOf(TEXT),
    children: listOf(ref('UserMenu')),
  },
  ['menuId', 'path', 'component', 'visible', 'title', 'children'],
)
const DICT_ENTRY = object(
  {
    dictCode: WHOLE,
    dictSort: WHOLE,
    dictLabel: TEXT,
    dictValue: TEXT,
    dictType: TEXT,
    cssClass: TEXT,
    listClass: TEXT,
    isDefault: { type: 'boolean' },
    status: TEXT,
    remark: TEXT,
    label: TEXT,
    value: TEXT,
  },
  ['dictCode', 'dictLabel', 'dictValue', 'dictType', 'label', 'value'],
)
export const IRREGULAR_SCHEMAS: Readonly<Record<string, Schema>> = { UserMenu: MENU, DictEntryByType: DICT_ENTRY }

/** The calls of routes/ by method and address. A test holds the two lists to each other; read models describe themselves. */
export const IRREGULAR: Readonly<Record<string, Irregular>> = {
  'POST /admin/login': session('login', {
    twin: 'login',
    body: object({ username: TEXT, password: HASH }, ['username', 'password']),
    data: object(OPENED),
    top: true,
  }),
  'POST /admin/login/step2': session('loginStep2', {
    twin: 'loginStep2',
    body: object({ ticket: TEXT, code: TEXT }, ['ticket', 'code']),
    data: object(OPENED),
    top: true,
  }),
  'POST /admin/login/newpassword': session('loginNewPassword', {
    twin: 'loginNewPassword',
    body: object({ ticket: TEXT, newPassword: HASH }, ['ticket', 'newPassword']),
    data: object(OPENED),
    top: true,
  }),
  'POST /admin/autologin': session('autoLogin', {
    twin: 'autoLogin',
    body: object({ mobile: TEXT, key: TEXT }, ['mobile']),
    data: object({ ...OPENED, landingPage: maybe('string') }),
    top: true,
  }),
  'GET /admin/userinfo': session('userInfo', {
    twin: 'me',
    data: object(
      {
        userId: WHOLE,
        username: TEXT,
        name: TEXT,
        avatar: TEXT,
        introduction: TEXT,
        roles: listOf(TEXT),
        permissions: listOf(TEXT),
        deptId: maybe('integer'),
        plants: PLANTS,
        currentPlantID: WHOLE,
        landingPage: maybe('string'),
      },
      ['userId', 'name', 'roles', 'permissions', 'plants', 'currentPlantID'],
    ),
    top: true,
  }),
  'POST /admin/logout': session('logout', { twin: 'logout', body: object({ token: TEXT }), data: { type: 'null' } }),
  'POST /admin/sysusers/switchplant/{plantId}': session('switchPlant', {
    twin: 'switchPlant',
    data: object({ token: TEXT, currentPlantID: WHOLE }, ['token', 'currentPlantID']),
    top: true,
  }),
  'GET /env': session('env', { twin: 'site', data: object({ name: TEXT }, ['name']), top: true }),
  'GET /admin/usermenus': session('userMenus', { twin: 'me { menus }', data: listOf(ref('UserMenu')) }),
  'GET /admin/dict/databytype/{type}': settings('dataByType', { twin: 'dictionary', data: listOf(ref('DictEntryByType')) }),
  'GET /configKey/{key}': settings('configByKey', {
    twin: 'configByKey',
    data: object({ configKey: TEXT, configValue: maybe('string') }, ['configKey']),
  }),
  'POST /admin/sysconfigs/changeversion': settings('changeVersion', {
    twin: 'changeConfigVersion',
    data: object({ version: WHOLE }, ['version']),
    top: true,
  }),
  'PUT /roledatascope': settings('roleDataScope', {
    twin: 'updateRole',
    body: object({ roleId: WHOLE, dataScope: { type: 'string', enum: ['1', '2', '3', '4', '5'] }, deptIds: listOf(WHOLE) }, [
      'roleId',
      'dataScope',
    ]),
    data: ref('Role'),
  }),
}
