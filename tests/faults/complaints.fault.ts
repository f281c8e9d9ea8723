import { describe, expect, it } from 'vitest'
import { shown } from '../support/stories/chaos.ts'
import { complaintTracks } from '../support/stories/complaintTracks.ts'

const [CLIENTS, CALLS, COMPLAINTS] = [20, 100, 50]

describe('both tracks of complaints, moved at once', { timeout: 600_000 }, () => {
  // A base of SQLite belongs to one process.
  for (const [base, processes] of [
    ['sqlite', 1],
    ['postgres', 2],
  ] as const)
    it(`on ${base}, API processes: ${processes}`, async () => {
      const { differences, ...told } = await complaintTracks({ base, processes, clients: CLIENTS, calls: CALLS, complaints: COMPLAINTS })
      shown(`${CLIENTS} clients x ${CALLS} on ${COMPLAINTS} complaints on ${base}, API processes: ${processes}`, told)
      expect(differences).toEqual([])
      expect(told.taken).toBeGreaterThan(COMPLAINTS)
      expect(told.refusals).not.toMatch(/INTERNAL_SERVER_ERROR|BAD_USER_INPUT/)
    })
})
