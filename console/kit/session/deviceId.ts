/*
 * What the server left on this device for each account that has signed in here. Sent along with the next log-in, it lets the right password
 * in even while strangers have the account or the network held up. It opens nothing by itself, so it stays when people sign out.
 */

const KEY = 'millwright.devices'
/** Workshop computers are shared, but not by hundreds. */
const MOST = 30
type Mark = readonly [username: string, mark: string]

const nameOf = (username: string) => username.trim().toLowerCase()
const isMark = (one: unknown): one is Mark => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
function storedMarks(): readonly Mark[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isMark) : []
  } catch {
    return []
  }
}

export const markHeader = (username: string): Record<string, string> => {
  const mark = storedMarks().find(([name]) => name === nameOf(username))?.[1]
  return mark ? { 'x-device-mark': mark } : {}
}

export function storeMark(username: string, mark: string | null | undefined): void {
  if (!mark) return
  const others = storedMarks().filter(([name]) => name !== nameOf(username))
  localStorage.setItem(KEY, JSON.stringify([[nameOf(username), mark], ...others].slice(0, MOST)))
}
