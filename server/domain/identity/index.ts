import type { Area } from '../../kernel/index.ts'
import { autoLoginLink, autoLoginLinkFlow } from './autoLoginLink.resource.ts'
import { clientOf, placeOf } from './client.ts'
import { closeIdleSessions } from './closeIdleSessions.query.ts'
import { type AccessQuestion, type Explanation, explainAccess, type Reason } from './explaining.ts'
import { dataScopeOf, permissionsOf } from './heldTags.ts'
import { loginLog } from './loginLog.resource.ts'
import { menu } from './menu.resource.ts'
import { menuRules } from './menu.rules.ts'
import { type MenuNode, menusChanged, menusOf } from './menus.query.ts'
import { department, departmentRules, post } from './organization.resource.ts'
import { autoLoginLinkRules, isAboveReader, outranked, outranking, sessionRules } from './outranking.ts'
import { hashPassword, isClientHash, isWeakPassword, passwordsPending, sha256Hex, verifyPassword } from './password.ts'
import { actingIn, isEnabled, type Person, personOf, type UserRow, worksIn } from './person.ts'
import { plantRules } from './plant.rules.ts'
import { preference } from './preference.resource.ts'
import { rightsHeldModel } from './rightsHeld.model.ts'
import { rightUse } from './rightUse.resource.ts'
import { role } from './role.resource.ts'
import { roleRules } from './role.rules.ts'
import { loginTicket, twoFactor } from './secondStep.resource.ts'
import { keyHashOf, newSecretKey, rowOfKey } from './secretKey.query.ts'
import { endSession, session, sessionFlow, VIEW_MS } from './session.resource.ts'
import { user } from './user.resource.ts'
import { userRules } from './user.rules.ts'
import { autoLoginUrl, lastLoginAt, lastLoginsOf } from './userFacts.query.ts'

export { requireMember } from './plantMember.ts'
export {
  type AccessQuestion,
  actingIn,
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
  isWeakPassword,
  keyHashOf,
  lastLoginsOf,
  loginLog,
  loginTicket,
  type MenuNode,
  menu,
  menusChanged,
  menusOf,
  newSecretKey,
  outranked,
  outranking,
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
  readModels: [rightsHeldModel],
  providers: [autoLoginUrl, lastLoginAt, isAboveReader],
  rounds: [closeIdleSessions],
}
