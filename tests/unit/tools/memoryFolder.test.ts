import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { sweepMemory } from '../../../server/tools/testing/memoryFolder.mjs'

const DAY_MS = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'millwright-sweep-'))
afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true }))

it.each([0, 400])('what a killed run left is gone after a day, and what others use stays, by a clock that is %i days ahead', (days) => {
  const left = new Date(Date.now() - 2 * DAY_MS)
  for (const name of ['millwright-used', 'millwright-left', 'another']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['millwright-left', 'another']) utimesSync(join(folder, name), left, left)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
  sweepMemory(folder)
  expect(readdirSync(folder).sort()).toEqual(['another', 'millwright-used'])
})
