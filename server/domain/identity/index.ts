import type { Area } from '../../kernel/index.ts'
import { autoLoginLink, autoLoginLinkFlow } from './login/autoLoginLink.resource.ts'
import { clientOf, placeOf } from './login/client.ts'
import { closeIdleSessions } from './login/closeIdleSessions.query.ts'
import { localWords } from './login/localWords.ts'
import { loginLog } from './login/loginLog.resource.ts'
import {
  hashPassword,
  isClientHash,
  isMadeOf,
  isWeakPassword,
  passwordsPending,
  sha256Hex,
  slowDigest,
  verifyPassword,
} from './login/password.ts'
import { loginTicket, twoFactor } from './login/secondStep.resource.ts'
import { keyHashOf, newSecretKey, rowOfKey } from './login/secretKey.query.ts'
import { endSession, session, sessionFlow, VIEW_MS } from './login/session.resource.ts'
import { department, departmentRules, post } from './organization.resource.ts'
import { type AccessQuestion, type Explanation, explainAccess, type Reason } from './permissions/explaining.ts'
import { dataScopeOf, permissionsOf } from './permissions/grantedPermissions.ts'
import { menu } from './permissions/menu.resource.ts'
import { menuRules } from './permissions/menu.rules.ts'
import { type MenuNode, menusChanged, menusOf } from './permissions/menus.query.ts'
import { autoLoginLinkRules, isAboveReader, outranked, outrankingUsers, sessionRules } from './permissions/privilegeGuard.ts'
import { rightAssignmentsModel } from './permissions/rightAssignments.query.ts'
import { rightUse } from './permissions/rightUse.resource.ts'
import { role } from './permissions/role.resource.ts'
import { roleRules } from './permissions/role.rules.ts'
import { actingIn, isEnabled, type Person, personOf, type UserRow, worksIn } from './person.ts'
import { plantRules } from './plant.rules.ts'
import { preference } from './preference.resource.ts'
import { user } from './user.resource.ts'
import { adminIds, userRules } from './user.rules.ts'
import { autoLoginUrl, lastLoginAt, lastLoginsOf } from './userFacts.query.ts'

export { requireMember } from './plantMember.ts'
export {
  type AccessQuestion,
  actingIn,
  adminIds,
  autoLoginLink,
  autoLoginLinkFlow,
  clientOf,
  dataScopeOf,
  department,
  type Explanation,
  explainAccess,
  hashPassword,
  isClientHash,
  isEnabled,
  isMadeOf,
  isWeakPassword,
  keyHashOf,
  lastLoginsOf,
  localWords,
  loginLog,
  loginTicket,
  type MenuNode,
  menu,
  menusChanged,
  menusOf,
  newSecretKey,
  outranked,
  outrankingUsers as outranking,
  type Person,
  passwordsPending,
  permissionsOf,
  personOf,
  placeOf,
  post,
  preference,
  type Reason,
  rightUse,
  role,
  rowOfKey,
  session,
  sessionFlow,
  sha256Hex,
  slowDigest,
  twoFactor,
  type UserRow,
  user,
  VIEW_MS,
  verifyPassword,
  worksIn,
}

export const identity: Area = {
  name: 'identity',
  icon: 'users',
  resources: [user, role, menu, department, post, session, autoLoginLink, twoFactor, loginTicket, preference, rightUse],
  rules: [plantRules, userRules, roleRules, menuRules, departmentRules, sessionRules, autoLoginLinkRules],
  commands: [endSession],
  readModels: [rightAssignmentsModel],
  providers: [autoLoginUrl, lastLoginAt, isAboveReader],
  scheduledTasks: [closeIdleSessions],
}
