import { expect, it } from 'vitest'
import { Mutex } from '../../../server/platform/mutex.ts'

it('lets those who wait in one after another, in the order in which they came', async () => {
  const mutex = new Mutex()
  const heard: string[] = []
  const first = await mutex.lock()
  const others = ['second', 'third'].map(async (name) => {
    const release = await mutex.lock()
    heard.push(`${name} in`)
    await Promise.resolve()
    heard.push(`${name} out`)
    release()
  })
  expect(heard).toEqual([])
  first()
  await Promise.all(others)
  expect(heard).toEqual(['second in', 'second out', 'third in', 'third out'])
  expect(mutex.isLocked).toBe(false)
})

it('gives up a turn that does not come in time, and leaves the line to the others', async () => {
  const mutex = new Mutex(1)
  const release = await mutex.lock()
  await expect(mutex.lock()).rejects.toThrow('the writer was busy for 1 ms')
  release()
  const next = await mutex.lock()
  next()
  expect(mutex.isLocked).toBe(false)
})
