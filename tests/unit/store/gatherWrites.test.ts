import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatherWrites } from '../../../server/store/gatherWrites.ts'

it('sends what is asked in one turn of the event loop at once, and what is asked later by itself', async () => {
  const stream = new PassThrough()
  const sent: string[] = []
  stream.on('data', (chunk) => sent.push(String(chunk)))
  const writes: number[] = []
  const client = {
    connection: { stream },
    query: async (text: string) => {
      stream.write(text)
      writes.push(stream.writableLength)
      return text
    },
  }
  gatherWrites(client as never)
  expect(await Promise.all([client.query('a'), client.query('b')])).toEqual(['a', 'b'])
  // They wait together until the turn is over.
  expect([writes, sent]).toEqual([[1, 2], []])
  await nextTurn()
  await nextTurn()
  expect(sent.join('')).toBe('ab')
  await client.query('c')
  expect(sent.join('')).toBe('ab')
  await nextTurn()
  await nextTurn()
  expect(sent.join('')).toBe('abc')
})
