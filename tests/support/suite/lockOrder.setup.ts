import { afterAll, beforeAll, expect } from 'vitest'
import { inversions, watchLocks } from '../store/lockWatch.ts'

beforeAll(watchLocks)
// A unit that locks in another order than the others makes them wait for each other: it fails the file that met it.
afterAll(() => {
  watchLocks()
  expect(inversions()).toEqual([])
})
