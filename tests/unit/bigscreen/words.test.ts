import { describe, expect, it } from 'vitest'
import { word } from '../../../bigscreen/language.tsx'

describe('words of the wall', () => {
  it('fills in values in both languages', () => {
    expect(word('zh', 'stopped.machines', { n: 2 })).toBe('2台设备，无停机')
    expect(word('en', 'stopped.machines', { n: 2 })).toBe('2 machines, none stopped')
  })

  it('knows every state that a report or a repair can be in', () => {
    const states = [
      'PENDING',
      'REPAIRING',
      'USABLE_WITH_FAULT',
      'COMPLETED',
      'CONFIRMED',
      'CANCELLED',
      'REJECTED',
      'ASSIGNED',
      'IN_PROGRESS',
      'WAITING_PARTS',
    ]
    for (const language of ['zh', 'en'] as const) {
      for (const state of states) expect(word(language, `status.${state}`)).not.toContain('status.')
      for (const urgency of ['LOW', 'NORMAL', 'HIGH', 'STOP']) expect(word(language, `urgency.${urgency}`)).not.toContain('urgency.')
    }
  })

  it('shows the path of a word that is missing rather than nothing', () => {
    expect(word('zh', 'no.such.word')).toBe('no.such.word')
  })
})
