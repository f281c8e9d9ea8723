import { expect, it } from 'vitest'
import { Refusal } from '../../../../server/kernel/index.ts'
import { retryWhileAway } from '../../../../server/store/index.ts'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })

/** A base that fails so often before it answers. */
async function started(failures: readonly Error[], waitsMs = [1, 1, 1]) {
  const said: object[] = []
  let tries = 0
  const work = async () => {
    const failure = failures[tries++]
    if (failure) throw failure
    return 'open'
  }
  const logger = { warn: (details: object) => void said.push(details) }
  const outcome = await retryWhileAway(work, { logger, waitsMs }).catch((error: unknown) => error)
  return { outcome, tries, said }
}

it.each([
  ['refuses connections', coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')],
  ['is still starting', coded('57P03', 'the database system is starting up')],
  ['does not answer in time', new Error('timeout expired')],
  ['has no answer for the pool in time', new Error('timeout exceeded when trying to connect')],
  ['breaks a connection off', new Error('Connection terminated due to connection timeout')],
  ['has no connection to spare', coded('53300', 'sorry, too many clients already')],
  ['has no name yet', coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN db')],
])('a start waits for a database that %s, and says so each time', async (_, failure) => {
  const { outcome, tries, said } = await started([failure, failure])
  expect([outcome, tries]).toEqual(['open', 3])
  expect(said).toEqual([1, 2].map((attempt) => ({ attempt, waitMs: 1, reason: failure.message })))
})

it('a start gives up when its waits are used up, with what the database said last', async () => {
  const last = coded('ECONNREFUSED', 'the last one')
  const { outcome, tries } = await started([coded('ECONNREFUSED'), coded('ECONNREFUSED'), coded('ECONNREFUSED'), last])
  expect([outcome, tries]).toEqual([last, 4])
})

it.each([
  ['a wrong password', coded('28P01', 'password authentication failed')],
  ['a base that does not exist', coded('3D000', 'database "x" does not exist')],
  ['a base of another program', new Error('Base x holds tables of another program')],
  ['what the product refuses', new Refusal('invalid.required')],
])('a start does not try again after %s', async (_, failure) => {
  expect(await started([failure])).toEqual({ outcome: failure, tries: 1, said: [] })
})
