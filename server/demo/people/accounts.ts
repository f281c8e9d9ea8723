import { createHash } from 'node:crypto'
import type { Row } from '../plants/plants.ts'
import { departmentId, postId } from './organisation.ts'
import { DEMO_PASSWORD, demoUsers, offeredUsers } from './people.ts'
import { demoRoles } from './roles.ts'

export interface AccountOptions {
  /** For the user admin; without it the demo password opens that account too. */
  readonly adminPasswordHash?: string | undefined
  /** Hashes what a client sends, the SHA-256 of what was typed. */
  readonly hashPassword: (clientHash: string) => Promise<string>
}
export interface DemoLogin {
  readonly username: string
  readonly password: string
  readonly name: string
  /** The role's name as the base has it. */
  readonly role: string
  /** Locale key of one line that says what the role may do. */
  readonly hint: string
}

/** Log-ins that the log-in page offers in demo mode, one of each role. */
export const demoLogins: readonly DemoLogin[] = offeredUsers.map(({ username, name, roleKey }) => {
  const role = demoRoles.find((one) => one.roleKey === roleKey)?.roleName ?? roleKey
  return { username, password: DEMO_PASSWORD, name, role, hint: `demo.${roleKey}` }
})

/** Roles and users of the demo, who all have the one password but for an administrator with another. */
export async function accountRows({ adminPasswordHash, hashPassword }: AccountOptions, stamps: Row): Promise<{ role: Row[]; user: Row[] }> {
  // One hash for all: the password is the same and known, and hashing is slow by design.
  const demoHash = await hashPassword(createHash('sha256').update(DEMO_PASSWORD).digest('hex'))
  const roles = demoRoles.map(({ permissions, dataScope = 'ALL', remark = null, ...own }, at) => ({
    id: at + 1,
    ...own,
    dataScope,
    remark,
    roleSort: at,
    status: 'ENABLED',
    permissions: permissions.join(' '),
    ...stamps,
  }))
  const users = demoUsers.map(({ username, name, mobile, roleKey, plants, department, post }, at) => {
    const passwordHash = username === 'admin' ? (adminPasswordHash ?? demoHash) : demoHash
    const roleIds = [roles.findIndex((one) => one.roleKey === roleKey) + 1]
    const place = { departmentId: departmentId(department), postIds: [postId(post)], roleIds, plantIds: plants }
    const own = { username, name, mobile, gender: 'UNKNOWN', passwordHash, twoFactor: false, status: 'ENABLED' }
    return { id: at + 1, ...own, ...place, ...stamps }
  })
  return { role: roles, user: users }
}
