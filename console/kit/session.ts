import { useSyncExternalStore } from 'react'

export interface Claims {
  identity: number
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
    return { identity: read('identity') || 0, issuedAtMs: ms('iat'), expiresAtMs: ms('exp') }
  } catch {
    return null
  }
}

const KEY = 'token'
const SKEW_KEY = 'token.skew'
const listeners = new Set<() => void>()
let token = localStorage.getItem(KEY)
let claims = token ? claimsOf(token) : null
let isExpired = false
let version = 0

function changed() {
  version++
  for (const tell of listeners) tell()
}

function hold(next: string | null) {
  token = next
  claims = next ? claimsOf(next) : null
}

/** Workshop computers run on wrong clocks; a fresh token tells by how much, so that it is not thrown away as expired. */
function rememberSkew() {
  if (claims?.issuedAtMs) localStorage.setItem(SKEW_KEY, String(claims.issuedAtMs - Date.now()))
}
/** The server's clock as far as the last token told it. */
export const serverNow = () => Date.now() + (Number(localStorage.getItem(SKEW_KEY)) || 0)

const isLive = () => !!claims && claims.identity > 0 && (claims.expiresAtMs ?? Number.POSITIVE_INFINITY) > serverNow()
let isOpen = isLive()

/** The stored token is the session: everything else is fetched with it. */
export const session = {
  get token() {
    return token
  },
  /** 0 when nobody is signed in. */
  get identity() {
    return claims?.identity ?? 0
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
    session.refresh(next)
    isExpired = false
    isOpen = true
    changed()
  },
  /** A renewed token of the same session; nothing on the screen depends on it. */
  refresh(next: string) {
    hold(next)
    localStorage.setItem(KEY, next)
    rememberSkew()
  },
  expire() {
    if (isExpired || !token) return
    hold(null)
    isExpired = true
    localStorage.removeItem(KEY)
    changed()
  },
  clear() {
    if (!token && !isExpired) return
    hold(null)
    isExpired = false
    isOpen = false
    localStorage.removeItem(KEY)
    changed()
  },
  /** Takes over what another browser tab has stored. */
  adopt(next: string) {
    if (next === token) return
    hold(next)
    isExpired = false
    isOpen = isLive()
    changed()
  },
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  },
  version: () => version,
}

export function useSession() {
  useSyncExternalStore(session.subscribe, session.version)
  return session
}
