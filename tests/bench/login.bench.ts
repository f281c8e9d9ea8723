import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { user, verifyPassword } from '../../server/domain/identity/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { seedBase } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { PASSWORD } from './lists/largeBase.ts'
import { median, product, share } from './servers.ts'

const ROUNDS = 60
/** Of known and of unknown names, together fewer than the failures that one address has before it is slowed. */
const GUESSES = 19
const QUERY = 'mutation($input: LoginInput!) { login(input: $input) { token permissions plants { id } } }'
const passwordHash = await hashPassword(sha256Hex(PASSWORD))

async function base(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'login.sqlite')
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  await seedBase(store, { adminPasswordHash: passwordHash })
  await store.write(systemActor(0), async (uow) => {
    for (let i = 0; i < GUESSES; i++) await uow.of(user).create({ username: `known${i}`, name: `${i}`, passwordHash, plantIds: [1] })
  })
  await store.close()
  return file
}

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const server = await product(await base(), 4723)
async function login(username: string, password: string, opens: boolean) {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { input: { username, password: sha256Hex(password) } } }),
  })
  const { data, errors } = await response.json()
  if (Boolean(data?.login?.token) !== opens) throw new Error(errors?.[0]?.message ?? 'a wrong password opened a session')
}
const verify = () => verifyPassword(passwordHash, sha256Hex(PASSWORD))

try {
  for (let i = 0; i < 15; i++) await Promise.all([login('admin', PASSWORD, true), verify()])
  const [whole, alone, known, unknown]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let i = 0; i < ROUNDS; i++) {
    whole.push(await timed(() => login('admin', PASSWORD, true)))
    alone.push(await timed(verify))
  }
  for (let i = 0; i < GUESSES; i++) {
    known.push(await timed(() => login(`known${i}`, 'wrong', false)))
    unknown.push(await timed(() => login(`nobody${i}`, 'wrong', false)))
  }
  console.log('one log-in after the other over HTTP, and the argon2id verification by itself, interleaved')
  console.log(`  whole log-in   ${median(whole).toFixed(1)} ms`)
  console.log(`  argon2id       ${median(alone).toFixed(1)} ms`)
  // What else the machine does adds to both; the fastest tenth shows them by themselves.
  const [quick, quickAlone] = [share(whole, 0.1), share(alone, 0.1)]
  console.log(`  fastest tenth  ${quick.toFixed(1)} ms and ${quickAlone.toFixed(1)} ms`)
  console.log(`  share          ${((100 * quickAlone) / quick).toFixed(0)} % of a log-in is argon2id`)
  console.log(`  wrong password ${median(known).toFixed(1)} ms for a known name, ${median(unknown).toFixed(1)} ms for an unknown one`)
  console.log(`  ratio          ${(median(known) / median(unknown)).toFixed(2)} (goal 0.83 to 1.20)`)
} finally {
  server.stop()
}
