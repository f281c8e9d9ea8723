/*
 * Whether people share this device, as somebody says when signing out. Drafts and set-up lists wait for the person who comes back; on a shared
 * device they go with the session instead.
 */

const KEY = 'millwright.shared'
const PENDING = 'millwright.forgetting'
/** Of the device and not of a person: language, looks, its clock, and the marks that let the right password in (kit/session/deviceId.ts). */
const OF_DEVICE = /^(?:lng(?:\.\w+)?|look|token\.skew|millwright\.(?:shared|forgetting|devices))$/

export const sharedDevice = {
  read: () => localStorage.getItem(KEY) !== null,
  write: (isShared: boolean) => (isShared ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY)),
}

function removeAll() {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  for (const key of keys) if (!OF_DEVICE.test(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Removes what people left in this browser. A page that is being left still stores something: the log-in page does it again. */
export function forgetPeople(): void {
  localStorage.setItem(PENDING, '1')
  removeAll()
}
/** On the log-in page, where nothing of a person is open any more. */
export function finishForgetting(): void {
  if (localStorage.getItem(PENDING) !== null) removeAll()
}
/** Somebody comes in, and what is stored from now on is theirs. */
export const stopForgetting = (): void => localStorage.removeItem(PENDING)
