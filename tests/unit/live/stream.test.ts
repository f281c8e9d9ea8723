import { describe, expect, it, vi } from 'vitest'
import { stream } from '../../../server/live/stream.ts'

describe('a stream', () => {
  it('hands over values in order to a reader that keeps up', async () => {
    const { iterator, push } = stream<number>(() => {})
    const first = iterator.next()
    push(1)
    expect(await first).toEqual({ done: false, value: 1 })
    push(2)
    expect(await iterator.next()).toEqual({ done: false, value: 2 })
  })

  it('keeps only the newest value for a reader that is late', async () => {
    const { iterator, push } = stream<number>(() => {})
    push(1)
    push(2)
    push(3)
    expect((await iterator.next()).value).toBe(3)
  })

  it('ends at once although a read is waiting', async () => {
    const ended = vi.fn()
    const { iterator } = stream<number>(ended)
    const waiting = iterator.next()
    await iterator.return()
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('stays ended and tells so once', async () => {
    const ended = vi.fn()
    const { iterator, push, end } = stream<number>(ended)
    end()
    await iterator.return()
    push(1)
    expect((await iterator.next()).done).toBe(true)
    expect(ended).toHaveBeenCalledOnce()
  })
})
