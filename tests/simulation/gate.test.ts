import { expect, it } from 'vitest'
import { diceOf } from '../support/random/dice.ts'
import { StatementGate } from './site/postgres/gate.ts'

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
/** A gate whose server answers at moments of its own, and the statements in the order in which it carried them out. */
function gateOf(seed: number, blockersOf: (backend: number) => readonly number[] = () => []) {
  const carried: string[] = []
  const gate = new StatementGate(diceOf(seed, 0), {
    settle: turn,
    skipPause: () => false,
    blockersOf: async (backend) => blockersOf(backend),
  })
  const send = (connection: object, text: string) =>
    gate.pass(connection, async () => {
      carried.push(text)
      for (let left = Math.random() * 5; left > 0; left--) await turn()
      return text
    })
  return { gate, send, carried }
}

it('lets statements through one at a time, in the order of the dice and of their connections', async () => {
  const run = async (seed: number) => {
    const { gate, send, carried } = gateOf(seed)
    const [one, other] = [{}, {}]
    const answers = [send(one, 'a1'), send(one, 'a2'), send(other, 'b1'), send(other, 'b2'), send(one, 'a3')]
    await gate.idle()
    expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
    expect(carried.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
    return carried.join(' ')
  }
  expect(await run(3)).toBe(await run(3))
  const orders = new Set(await Promise.all(Array.from({ length: 20 }, (_, seed) => run(seed))))
  expect(orders.size).toBeGreaterThan(3)
})

it('lets others go on while a statement waits for the end of their transaction', async () => {
  const [waiting, holding] = [7, 8]
  let isLocked = true
  const { gate, send, carried } = gateOf(1, (backend) => (backend === waiting && isLocked ? [holding] : []))
  let grant = () => {}
  const lock = gate.pass(
    {},
    () =>
      new Promise<void>((resolve) => {
        carried.push('lock')
        grant = resolve
      }),
    () => waiting,
  )
  const holder = {}
  await send(holder, 'update')
  while (!gate.waits) await turn()
  await gate.pass(holder, async () => {
    carried.push('commit')
    isLocked = false
    grant()
  })
  await lock
  expect(carried.at(-1)).toBe('commit')
  expect(gate.waits).toBe(1)
})
