import { afterEach, expect } from 'vitest'
import { sentAfterRefusal, watchAfterRefusal } from './afterRefusal.ts'

watchAfterRefusal()
/** Whatever a test is about: after a statement that PostgreSQL refused nothing is sent but the way back. */
afterEach(() => {
  expect(sentAfterRefusal()).toEqual([])
})
