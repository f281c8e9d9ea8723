import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { UserRow } from '../../domain/identity/index.ts'
import type { SecretBox } from '../secretBox.ts'

/** Log-ins answer a mark; whoever sends it with the next one is known as a device that has been in that account before. */
export const DEVICE_HEADER = 'x-device-mark'
const PURPOSE = 'device mark'
const LIFE_MS = 90 * 24 * 3_600_000
/** Several servers never agree to the millisecond. */
const SKEW_MS = 60_000
const NAME_BYTES = 12
const LONGEST = 512

export const deviceMarkIn = (headers: IncomingHttpHeaders): string | undefined => {
  const mark = headers[DEVICE_HEADER]
  return typeof mark === 'string' && mark.length > 0 && mark.length <= LONGEST ? mark : undefined
}

type Owner = Pick<UserRow, 'id' | 'passwordHash'>
interface Mark {
  readonly userId: number
  /** Stays the same from log-in to log-in. */
  readonly device: string
  /** Changes with the password. */
  readonly password: string
}
export interface Devices {
  /** A mark for the device that somebody has just signed in on; one that was known before keeps its name. */
  issue(owner: Owner, previousMark: string | undefined): string
  /** The name of the device, if the mark is one of ours for this user, of the present password, and not older than 90 days. */
  known(mark: string | undefined, owner: Owner | undefined): string | null
  /** Whose mark it is, before anybody has said a name: the calls of one person's devices are counted together. */
  holderOf(mark: string | undefined): number | null
}

/** Marks are sealed, not signed: their holder learns nothing of them, and any change makes them worthless. Nothing is kept of them here. */
export function createDevices({
  secretBox,
  markOf,
  now,
}: {
  secretBox: SecretBox
  markOf: (passwordHash: string) => string
  now: () => Date
}): Devices {
  function read(text: string | undefined): Mark | null {
    const [userId, device, issued, password] = (text && secretBox.open(text, PURPOSE)?.split(' ')) || []
    if (!device || !password) return null
    const age = now().getTime() - Number(issued)
    return age > -SKEW_MS && age < LIFE_MS ? { userId: Number(userId), device, password } : null
  }
  function known(text: string | undefined, owner: Owner | undefined) {
    const mark = read(text)
    return mark && owner && mark.userId === owner.id && mark.password === markOf(owner.passwordHash) ? mark.device : null
  }
  return {
    known,
    holderOf: (text) => read(text)?.userId ?? null,
    issue(owner, previousMark) {
      const mark = read(previousMark)
      const isSame = mark?.userId === owner.id
      const device = isSame ? mark.device : randomBytes(NAME_BYTES).toString('base64url')
      return secretBox.close([owner.id, device, now().getTime(), markOf(owner.passwordHash)].join(' '), PURPOSE)
    },
  }
}

/** Where clients that know no marks come from. */
export const placeName = (ip: string, userAgent: string | null) =>
  createHash('sha256')
    .update(`${ip} ${userAgent ?? ''}`)
    .digest('base64url')
    .slice(0, 16)
