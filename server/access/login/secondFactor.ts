import { twoFactor } from '../../domain/identity/index.ts'
import { type LockedRow, type RowOf, type Store, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import type { SecretBox } from '../secretBox.ts'
import { acceptedStep, type Code } from './codes.ts'
import { type PreparedCodes, prepareCodes, resealed, spend } from './recoveryCodes.ts'

type TwoFactorRow = RowOf<typeof twoFactor>
export const purposeOf = (userId: number) => `two-factor secret of user ${userId}`

/** Units that use or change the second factor of a user wait for each other, before they lock any row. */
export const lockFactor = (uow: UnitOfWork, userId: number): Promise<void> => uow.lock(`twoFactor:${userId}`)

/** The second factor of a user, confirmed or only begun. Whoever calls has locked it (`lockFactor`). */
export async function factorOf(uow: UnitOfWork, userId: number): Promise<LockedRow<typeof twoFactor> | undefined> {
  const [row] = await uow.of(twoFactor).lockWhere({ userId })
  return row
}

/** The time step of a right code of the app that was not used before. */
export function stepOf(
  secretBox: SecretBox,
  { userId, sealedSecret, lastStep }: TwoFactorRow,
  attempt: { digits: string; now: Date },
): number | null {
  const secret = secretBox.open(sealedSecret, purposeOf(userId))
  return secret === null ? null : acceptedStep(secret, attempt.digits, { now: attempt.now, lastStep })
}

/** A code with what the stored ones are compared by. */
export interface PreparedCode {
  readonly code: Code
  readonly codes: PreparedCodes
}
/** Reads what a code is compared with, and computes what takes long, before anything is locked. */
export async function prepareCode(store: Pick<Store, 'read'>, userId: number, code: Code): Promise<PreparedCode> {
  const [row] = await store.read(systemActor(0)).of(twoFactor).find({ userId })
  return { code, codes: await prepareCodes(row?.recoveryHashes ?? null, code.kind === 'recovery' ? code.hash : null) }
}

/** Whether a code is the user's; if so it is used up. Whoever calls has locked the factor (`lockFactor`). */
export async function takeCode(uow: UnitOfWork, secretBox: SecretBox, userId: number, { code, codes }: PreparedCode): Promise<boolean> {
  const row = await factorOf(uow, userId)
  if (!row?.confirmedAt) return false
  if (code.kind === 'totp') {
    const lastStep = stepOf(secretBox, row, { digits: code.digits, now: uow.now })
    const recoveryHashes = resealed(codes, row.recoveryHashes)
    if (lastStep !== null) await uow.of(twoFactor).patch(row, { lastStep, ...(recoveryHashes !== undefined && { recoveryHashes }) })
    return lastStep !== null
  }
  const recoveryHashes = spend(codes, row.recoveryHashes)
  if (recoveryHashes === undefined) return false
  await uow.of(twoFactor).patch(row, { recoveryHashes })
  return true
}
