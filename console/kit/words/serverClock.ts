/* Workshop computers run on wrong clocks: whatever is compared with moments of the server asks this one. */

const SKEW_KEY = 'token.skew'
const stored = () => (typeof localStorage === 'undefined' ? undefined : localStorage)

/** Remembers by how much this computer's clock is off, from a moment (ms) that the server has just told. */
export const rememberSkew = (serverMs: number) => stored()?.setItem(SKEW_KEY, String(serverMs - Date.now()))
/** By how many ms the server's clock is ahead of this computer's, as far as the last token told it. */
export const serverAheadMs = () => Number(stored()?.getItem(SKEW_KEY)) || 0
/** The server's clock in ms, as far as the last token told it. */
export const serverNow = () => Date.now() + serverAheadMs()
