import { describe, expect, it } from 'vitest'
import { backupRounds } from '../support/store/backupRounds.ts'
import { shown } from '../support/stories/chaos.ts'

const ROUNDS = Number(process.env.FAULT_BACKUPS ?? 100)

describe('backups of a server that is written to without a pause', { timeout: 3_600_000 }, () => {
  for (const base of ['sqlite', 'postgres'] as const)
    it(`on ${base}: each comes back sound and complete to the last write before it`, async () => {
      const told = await backupRounds({ base, rounds: ROUNDS })
      shown(`backups of ${base} under load`, { ...told, faults: told.faults.length })
      expect(told).toMatchObject({ backups: ROUNDS, lost: 0, faults: [] })
      expect(told.acknowledged).toBeGreaterThan(ROUNDS)
    })
})
