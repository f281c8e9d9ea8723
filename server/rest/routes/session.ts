import { Refusal } from '../../kernel/index.ts'
import type { Call, Route, Visit } from '../call.ts'
import { answer, sessionAnswer } from '../envelope.ts'
import { idOf } from '../resources/crud.ts'
import { wordOf } from '../spelling/codec.ts'
import { momentText } from '../spelling/moments.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Old clients hold that somebody without roles has not been loaded yet, and ask for ever. */
export const roleKeysOf = ({ roles }: { readonly roles: readonly { readonly key: string }[] }) =>
  roles.length ? roles.map((role) => role.key) : ['ROLE_DEFAULT']

type Opened = Awaited<ReturnType<Visit['access']['login']>>
function openedAnswer({ offsetMinutes }: Visit, opened: Opened, isLanding = false) {
  if (opened.needStep2) return sessionAnswer({ needStep2: true, ticket: opened.ticket })
  if ('needNewPassword' in opened) return sessionAnswer({ needNewPassword: true, ticket: opened.ticket })
  const { token, expiresAt, plants, currentPlantId: currentPlantID, user, device } = opened
  const expire = momentText(expiresAt, offsetMinutes)
  return sessionAnswer({ token, expire, plants, currentPlantID, device, ...(isLanding && { landingPage: user.landingPage }) })
}

async function userInfo({ access, actor }: Call) {
  const { user: self, plants, currentPlantId: currentPlantID, permissions } = await access.me(actor)
  return sessionAnswer({
    userId: self.id,
    username: self.username,
    name: self.name,
    avatar: '',
    introduction: self.roles.map((role) => role.name).join(', '),
    roles: roleKeysOf(self),
    permissions,
    deptId: self.departmentId,
    plants,
    currentPlantID,
    landingPage: self.landingPage,
  })
}

/** Signing out works whatever state the session is in: a client that leaves must not be told that it cannot. */
async function logout({ access, authorization, body, origin }: Visit) {
  // Old clients name the session in the body; what their header holds by then may be a leftover.
  for (const token of new Set([textOf(body.token), authorization].filter(Boolean))) {
    try {
      const { actor } = await access.authenticate(token, origin)
      await access.logout(actor, origin)
    } catch (e) {
      if (!(e instanceof Refusal)) throw e
    }
  }
  return answer(null)
}

async function switchPlant({ access, actor, path }: Call) {
  const plantId = idOf(path.plantId, 'plantId')
  try {
    const { token, currentPlantId: currentPlantID } = await access.switchPlant(actor, plantId)
    return sessionAnswer({ token, currentPlantID })
  } catch (e) {
    if (e instanceof Refusal && e.kind === 'notFound') throw new Refusal('forbidden', {}, { kind: 'forbidden' })
    throw e
  }
}

/** Log-in, who is signed in, and where (§7). */
export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/admin/login',
    permission: 'public',
    handle: async (visit) => {
      const credentials = { username: textOf(visit.body.username), password: textOf(visit.body.password) }
      return openedAnswer(visit, await visit.access.login(credentials, visit.origin))
    },
  },
  {
    method: 'POST',
    path: '/admin/login/step2',
    permission: 'public',
    handle: async (visit) => {
      const second = { ticket: textOf(visit.body.ticket), code: wordOf(visit.body.code) }
      return openedAnswer(visit, await visit.access.loginStep2(second, visit.origin))
    },
  },
  {
    method: 'POST',
    path: '/admin/login/newpassword',
    permission: 'public',
    handle: async (visit) => {
      const chosen = { ticket: textOf(visit.body.ticket), newPassword: textOf(visit.body.newPassword) }
      return openedAnswer(visit, await visit.access.loginNewPassword(chosen, visit.origin))
    },
  },
  {
    method: 'POST',
    path: '/admin/autologin',
    permission: 'public',
    handle: async (visit) => {
      const credentials = { mobile: wordOf(visit.body.mobile), key: textOf(visit.body.key) || null }
      const opened = await visit.access.autoLogin(credentials, visit.origin)
      return openedAnswer(visit, opened, true)
    },
  },
  { method: 'GET', path: '/admin/userinfo', permission: [], handle: userInfo },
  { method: 'POST', path: '/admin/logout', permission: 'public', handle: logout },
  { method: 'POST', path: '/admin/sysusers/switchplant/:plantId', permission: [], handle: switchPlant },
  {
    method: 'GET',
    path: '/env',
    permission: 'public',
    handle: async ({ environment: name }) => sessionAnswer({ name }),
  },
]
