import { twoFactor } from '../domain/identity/index.ts'
import type { RowOf, UnitOfWork } from '../kernel/index.ts'
import { acceptedStep, type Code, hashesIn } from './codes.ts'
import type { SecretBox } from './secretBox.ts'

type TwoFactorRow = RowOf<typeof twoFactor>
export const purposeOf = (userId: number) => `two-factor secret of user ${userId}`

/** The second factor of a user, confirmed or only begun. Units that use one wait for each other. */
export async function factorOf(uow: UnitOfWork, userId: number): Promise<TwoFactorRow | undefined> {
  await uow.lock(`twoFactor:${userId}`)
  const [row] = await uow.of(twoFactor).find({ userId })
  return row
}

/** The time step of a right code of the app that was not used before. */
export function stepOf(
  secretBox: SecretBox,
  { userId, sealedSecret, lastStep }: TwoFactorRow,
  given: { digits: string; now: Date },
): number | null {
  const secret = secretBox.open(sealedSecret, purposeOf(userId))
  return secret === null ? null : acceptedStep(secret, given.digits, { now: given.now, lastStep })
}

/** Whether a code is the user's; if so it is used up. */
export async function takeCode(uow: UnitOfWork, secretBox: SecretBox, userId: number, code: Code): Promise<boolean> {
  const row = await factorOf(uow, userId)
  if (!row?.confirmedAt) return false
  if (code.kind === 'totp') {
    const lastStep = stepOf(secretBox, row, { digits: code.digits, now: uow.now })
    if (lastStep !== null) await uow.of(twoFactor).patch(row, { lastStep })
    return lastStep !== null
  }
  const hashes = hashesIn(row.recoveryHashes)
  if (!hashes.includes(code.hash)) return false
  await uow.of(twoFactor).patch(row, { recoveryHashes: hashes.filter((one) => one !== code.hash).join(' ') || null })
  return true
}
