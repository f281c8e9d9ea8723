import type { Area } from '../../kernel/index.ts'
import { autoLoginLink, autoLoginLinkFlow } from './autoLoginLink.resource.ts'
import { clientOf, placeOf } from './client.ts'
import { closeIdleSessions } from './closeIdleSessions.query.ts'
import { dataScopeOf, permissionsOf } from './heldTags.ts'
import { loginLog } from './loginLog.resource.ts'
import { menu } from './menu.resource.ts'
import { menuRules } from './menu.rules.ts'
import { type MenuNode, menusChanged, menusOf } from './menus.query.ts'
import { department, departmentRules, post } from './organization.resource.ts'
import { autoLoginLinkRules, isAboveReader, outranked, outranking, sessionRules } from './outranking.ts'
import { hashPassword, isClientHash, isCommonPassword, passwordsPending, sha256Hex, verifyPassword } from './password.ts'
import { plantRules } from './plant.rules.ts'
import { preference } from './preference.resource.ts'
import { role } from './role.resource.ts'
import { roleRules } from './role.rules.ts'
import { loginTicket, twoFactor } from './secondStep.resource.ts'
import { keyHashOf, newSecretKey, rowOfKey } from './secretKey.query.ts'
import { endSession, session, sessionFlow } from './session.resource.ts'
import { user } from './user.resource.ts'
import { userRules } from './user.rules.ts'
import { autoLoginUrl, lastLoginAt, lastLoginsOf } from './userFacts.query.ts'

export {
  autoLoginLink,
  autoLoginLinkFlow,
  clientOf,
  dataScopeOf,
  department,
  hashPassword,
  isClientHash,
  isCommonPassword,
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
  passwordsPending,
  permissionsOf,
  placeOf,
  post,
  preference,
  role,
  rowOfKey,
  session,
  sessionFlow,
  sha256Hex,
  twoFactor,
  user,
  verifyPassword,
}

export const identity: Area = {
  name: 'identity',
  icon: 'users',
  resources: [user, role, menu, department, post, session, autoLoginLink, twoFactor, loginTicket, preference],
  rules: [plantRules, userRules, roleRules, menuRules, departmentRules, sessionRules, autoLoginLinkRules],
  commands: [endSession],
  providers: [autoLoginUrl, lastLoginAt, isAboveReader],
  rounds: [closeIdleSessions],
}
