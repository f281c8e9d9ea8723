import { twoFactor, user } from '../../domain/identity/index.ts'
import { type Actor, conflict, invalidField, type UnitOfWork } from '../../kernel/index.ts'
import type { Accounts } from '../access.ts'
import { ofAccount } from '../account/ofAccount.ts'
import { codeOf, enrolmentUrl, newRecoveryCodes, newSecret } from './codes.ts'
import type { AuthDeps } from './entering.ts'
import { asSelf, prove, userOf } from './proof.ts'
import { sealCodes } from './recoveryCodes.ts'
import { factorOf, lockFactor, purposeOf, stepOf } from './secondFactor.ts'
import { voidTickets } from './tickets.ts'

/** Takes the second factor of a user away, with the log-ins that are waiting for it: first its key, then the account, then what hangs on it. */
export async function removeFactor(uow: UnitOfWork, userId: number, action: string) {
  await lockFactor(uow, userId)
  const account = await uow.of(user).lockForUpdate(userId)
  const row = await factorOf(uow, userId)
  if (row) await uow.of(twoFactor).remove([row])
  await voidTickets(uow, userId)
  await uow.of(user).patch(account, { twoFactor: false }, { action })
}

type Enrolment = Pick<Accounts, 'startTwoFactor' | 'confirmTwoFactor' | 'endTwoFactor' | 'renewRecoveryCodes'>

/** How people take up a second factor, renew its recovery codes and give it up. */
export function enrolment(deps: AuthDeps): Enrolment {
  const { store, secretBox } = deps
  const own = <T>(actor: Actor, work: (uow: UnitOfWork, userId: number) => Promise<T>) =>
    store.write(asSelf(actor), (uow) => work(uow, actor.userId ?? 0))
  async function proven(actor: Actor, proof: { password: string; code: string }, origin: Parameters<typeof prove>[3]) {
    const found = await userOf(deps, actor)
    if (!found.twoFactor) throw conflict('twoFactor.isOff')
    await prove(deps, found, { ...proof, field: 'password', sessionId: actor.sessionId }, origin)
  }
  return {
    async startTwoFactor(actor, password, origin) {
      const found = await userOf(deps, actor)
      if (found.twoFactor) throw conflict('twoFactor.isOn')
      await prove(deps, found, { password, field: 'password', sessionId: actor.sessionId }, origin)
      const secret = newSecret()
      const sealedSecret = secretBox.close(secret, purposeOf(found.id))
      await own(actor, async (uow, userId) => {
        await lockFactor(uow, userId)
        const row = await factorOf(uow, userId)
        if (row?.confirmedAt) throw conflict('twoFactor.isOn')
        if (row) await uow.of(twoFactor).patch(row, { sealedSecret, lastStep: 0 })
        else await uow.of(twoFactor).create({ userId, sealedSecret })
      })
      return { secret, url: enrolmentUrl(secret, found.username) }
    },
    async confirmTwoFactor(actor, code) {
      const parsedCode = codeOf(code)
      if (parsedCode?.kind !== 'totp') throw ofAccount(invalidField('code', 'codeDigits'))
      const { codes, hashes } = newRecoveryCodes()
      const recoveryHashes = await sealCodes(hashes)
      return own(actor, async (uow, userId) => {
        await lockFactor(uow, userId)
        const account = await uow.of(user).lockForUpdate(userId)
        const row = await factorOf(uow, userId)
        if (!row) throw conflict('twoFactor.notStarted')
        if (row.confirmedAt) throw conflict('twoFactor.isOn')
        const lastStep = stepOf(secretBox, row, { digits: parsedCode.digits, now: uow.now })
        if (lastStep === null) throw ofAccount(invalidField('code', 'wrongCode'))
        await uow.of(twoFactor).patch(row, { confirmedAt: uow.now, lastStep, recoveryHashes })
        await uow.of(user).patch(account, { twoFactor: true }, { action: 'startTwoFactor' })
        return codes
      })
    },
    async endTwoFactor(actor, proof, origin) {
      await proven(actor, proof, origin)
      await own(actor, (uow, userId) => removeFactor(uow, userId, 'endTwoFactor'))
      return true
    },
    async renewRecoveryCodes(actor, proof, origin) {
      await proven(actor, proof, origin)
      const { codes, hashes } = newRecoveryCodes()
      const recoveryHashes = await sealCodes(hashes)
      return own(actor, async (uow, userId) => {
        await lockFactor(uow, userId)
        const row = await factorOf(uow, userId)
        if (!row) throw conflict('twoFactor.isOff')
        await uow.of(twoFactor).patch(row, { recoveryHashes })
        return codes
      })
    },
  }
}
