import { useSyncExternalStore } from 'react'
import { rememberSkew, serverNow } from '../words/serverClock.ts'
import { viewing } from './impersonation.ts'

export interface Claims {
  identity: number
  /** The plant in which the token works; empty when it does not say. */
  plant: string
  issuedAtMs: number | null
  expiresAtMs: number | null
}

function payloadOf(token: string): Record<string, unknown> | null {
  const text = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
  const payload: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))))
  return typeof payload === 'object' ? (payload as Record<string, unknown> | null) : null
}

/** Reads a token without trusting it: the server judges it, the browser only needs to know whether asking is worthwhile. */
export function claimsOf(token: string): Claims | null {
  try {
    const payload = payloadOf(token)
    if (!payload) return null
    const read = (key: string) => Number(payload[key] ?? Number.NaN)
    const ms = (key: string) => (Number.isFinite(read(key)) ? read(key) * 1000 : null)
    const plant = read('plantid') > 0 ? String(read('plantid')) : ''
    return { identity: read('identity') || 0, plant, issuedAtMs: ms('iat'), expiresAtMs: ms('exp') }
  } catch {
    return null
  }
}

const KEY = 'token'
const listeners = new Set<() => void>()
let token: string | null = null
let claims: Claims | null = null
/** Whoever was let in last, still known while the page waits for the password. */
let holder: Claims | null = null
let isExpired = false
let reason = ''
let version = 0

function changed() {
  version++
  for (const listener of listeners) listener()
}

function applyToken(next: string | null) {
  token = next
  claims = next ? claimsOf(next) : null
  holder = claims ?? holder
}

/**
 * The browser remembers one token, which a new tab begins with. A tab that works in another plant than that one keeps its own beside it, so
 * that neither a reload nor a renewal moves anybody.
 */
const own = {
  read() {
    const look = viewing.token()
    if (look) return look
    const [mine, common] = [sessionStorage.getItem(KEY), localStorage.getItem(KEY)]
    return mine && common && claimsOf(mine)?.identity === claimsOf(common)?.identity ? mine : common
  },
  store: (next: string) => sessionStorage.setItem(KEY, next),
  forget: () => sessionStorage.removeItem(KEY),
}
function isApart() {
  if (viewing.token()) return false
  const common = localStorage.getItem(KEY)
  const found = common ? claimsOf(common) : null
  return !!found && found.identity === holder?.identity && found.plant !== holder.plant
}

const isLive = () => !!claims && claims.identity > 0 && (claims.expiresAtMs ?? Number.POSITIVE_INFINITY) > serverNow()
applyToken(own.read())
if (!isLive() && viewing.token()) {
  viewing.forget()
  applyToken(own.read())
}
// One that has run out meanwhile stands in the way of what the other tabs have.
if (!isLive() && sessionStorage.getItem(KEY)) {
  own.forget()
  applyToken(localStorage.getItem(KEY))
}
let isOpen = isLive()
/** For as long as this page lives: what it hears after the end of a look must not touch one's own session. */
const isLook = viewing.token() !== null

/** The stored token is the session: everything else is fetched with it. */
export const session = {
  get token() {
    return token
  },
  /** 0 when nobody is signed in. */
  get identity() {
    return claims?.identity ?? 0
  },
  /** The plant in which this tab works; empty when nobody is signed in. */
  get plant() {
    return claims?.plant ?? ''
  },
  /** Whose page this is and in which plant, also while it waits for a new token. */
  get holder() {
    return holder
  },
  /** Whether another tab has gone to another plant, which is what a new one begins in. */
  get apart() {
    return isApart()
  },
  /** Why the token was refused, when there is more to say than that time has passed. */
  get reason() {
    return reason
  },
  /** Its row among the sessions; empty when nobody is signed in. */
  get id() {
    return token && claims ? String(payloadOf(token)?.['sid'] ?? '') : ''
  },
  get valid() {
    return isLive()
  },
  /** Somebody has been let in and has not left: a token that runs out meanwhile must not take the page away. */
  get open() {
    return isOpen
  },
  /** The server refused the token while somebody was working: the page stays and asks for the password. */
  get expired() {
    return isExpired
  },
  set(next: string) {
    applyToken(next)
    localStorage.setItem(KEY, next)
    own.forget()
    if (claims?.issuedAtMs) rememberSkew(claims.issuedAtMs)
    isExpired = false
    isOpen = true
    changed()
  },
  /** A renewed token of the same session; nothing on the screen depends on it. */
  refresh(next: string) {
    applyToken(next)
    if (isLook) viewing.renew(next)
    else if (isApart()) own.store(next)
    else localStorage.setItem(KEY, next)
    if (claims?.issuedAtMs) rememberSkew(claims.issuedAtMs)
  },
  expire(why = '') {
    if (isExpired || !token) return
    if (isLook) return viewing.end()
    const isOthers = isApart()
    applyToken(null)
    isExpired = true
    reason = why
    own.forget()
    if (!isOthers) localStorage.removeItem(KEY)
    changed()
  },
  clear() {
    if (!token && !isExpired) return
    if (isLook) return viewing.end()
    applyToken(null)
    holder = null
    isExpired = false
    isOpen = false
    own.forget()
    localStorage.removeItem(KEY)
    changed()
  },
  /** Takes over what another browser tab has stored, or a token of this tab's own plant that was made of it. */
  adopt(next: string) {
    if (next === token || viewing.token()) return
    applyToken(next)
    if (isApart()) own.store(next)
    else own.forget()
    isExpired = false
    isOpen = isLive()
    changed()
  },
  /** Another tab has gone to another plant, and this one does not follow. */
  stay() {
    if (token && isApart()) own.store(token)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  version: () => version,
}

export function useSession() {
  useSyncExternalStore(session.subscribe, session.version)
  return session
}
