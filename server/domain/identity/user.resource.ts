import {
  choice,
  defineResource,
  flag,
  instant,
  link,
  links,
  mobileNumber,
  pagePath,
  serviceStatus,
  spelling,
  text,
} from '../../kernel/index.ts'

export const user = defineResource('user', {
  permission: 'system:user',
  affectsAccess: true,
  person: { account: 'id', phone: 'mobile' },
  role: 'principal',
  rest: '/admin/sysusers',
  title: 'name',
  scope: 'membership',
  owner: { department: 'departmentId', person: 'id' },
  icon: 'user',
  covers: ['username', 'name'],
  columns: ['username', 'name', 'mobile', 'departmentId', 'roleIds', 'status', 'lastLoginAt'],
  filters: ['departmentId', 'roleIds', 'plantIds', 'status', 'twoFactor'],
  fields: {
    username: text({ required: true, max: 32, unique: true, filter: 'like', sort: true, pattern: /^[\w.@-]+$/ }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    mobile: mobileNumber({ max: 20, unique: true, filter: 'like' }),
    email: text({ max: 128, pattern: /^[^\s@]+@[^\s@]+$/ }),
    gender: choice(['UNKNOWN', 'MALE', 'FEMALE', 'CONFIDENTIAL'], { default: 'UNKNOWN' }),
    /** Lower-case hex SHA-256 of what was typed; kept only as passwordHash. */
    password: text({ required: true, max: 64, secret: true, transient: true, fixed: true, pattern: /^[0-9a-f]{64}$/ }),
    /** argon2id over the client's SHA-256. */
    passwordHash: text({ required: true, max: 255, secret: true, readonly: true }),
    /** When somebody else set the password of now; empty once its owner has chosen one. */
    initialPasswordAt: instant({ readonly: true }),
    departmentId: link('department', { filter: 'eq' }),
    postIds: links('post', { filter: 'in' }),
    roleIds: links('role', { filter: 'in' }),
    plantIds: links('plant', { required: true, filter: 'in' }),
    landingPage: pagePath(),
    twoFactor: flag({ default: false, readonly: true, filter: 'eq' }),
    status: serviceStatus({ switched: 'asking' }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    lastLoginAt: { field: instant() },
    /** Has rights, plants or a reach that the reader has not, who therefore may not open or close this account. */
    isAboveReader: { field: flag({ required: true }) },
    /** Where the link that signs the user in leads. */
    autoLoginUrl: { field: text() },
  },
})
