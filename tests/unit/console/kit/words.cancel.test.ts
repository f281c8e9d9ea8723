import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Words = { [key: string]: string | Words }
const wordsOf = (language: string): Words =>
  Object.assign({}, ...readdirSync(`locales/${language}`).map((file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))))

describe.each(['zh', 'en'])('words of steps in %s', (language) => {
  it('are not those of the button that closes a dialog', () => {
    const words = wordsOf(language)
    const close = ((words['screens'] as Words)['form'] as Words)['cancel']
    const same = Object.entries(words).flatMap(([name, one]) =>
      Object.entries((one as Words)['actions'] ?? {}).flatMap(([step, word]) => (word === close ? [`${name}.${step}`] : [])),
    )
    expect(same).toEqual([])
  })
})

describe('one fact', () => {
  it('has one word, on walls, at home, in lists and in the data view', () => {
    for (const language of ['zh', 'en']) {
      const all = wordsOf(language) as Record<string, never> as Record<string, Record<string, Record<string, Record<string, string>>>>
      const [home, data, wall] = [
        all['dashboard']?.['count'],
        all['boards']?.['dataview']?.['count'],
        all['bigscreen']?.['kpi'],
      ] as unknown[] as Record<string, string>[]
      const list = all['reportLog']?.['values']?.['progress'] as Record<string, string>
      const states = all['bigscreen']?.['status'] as unknown as Record<string, string>
      // What never happened is on no wall.
      const { VOIDED: _, ...shown } = list
      expect(states).toEqual(shown)
      const facts = { pending: 'PENDING', waitingParts: 'WAITING_PARTS', usableWithFault: 'USABLE_WITH_FAULT' }
      for (const [key, state] of Object.entries(facts)) {
        const onWall = wall?.[key === 'usableWithFault' ? 'faulty' : key]
        expect([home?.[key], data?.[key], onWall]).toEqual([list[state], list[state], list[state]])
      }
      // Whoever counts what is being handled counts what was only accepted too, which is no state of a report.
      const handled = [home, data, wall].map((words) => words?.['inRepair'])
      expect([new Set(handled).size, Object.values(list).includes(`${handled[0]}`)]).toEqual([1, false])
    }
  })
})
