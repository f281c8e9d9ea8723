import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import '../../../../server/domain/index.ts'
import { allLedgers, isMirror, MOVEMENT_KINDS, movementOf, signOf } from '../../../../server/domain/ledger/index.ts'

const root = new URL('../../../../', import.meta.url).pathname

it('knows which way every kind of every ledger goes, or that it counts or mirrors', () => {
  const ledgers = allLedgers()
  expect(ledgers.length).toBeGreaterThan(3)
  const kinds = ledgers.flatMap(({ log, effects }) =>
    (log.fields.storeType?.values ?? []).map((storeType) => ({ storeType, ways: effects })),
  )
  const lost = kinds.filter(({ storeType, ways }) => {
    const { effect } = movementOf({ storeType })
    return signOf({ storeType }, ways) === undefined && effect !== 'count' && effect !== 'mirror'
  })
  expect(lost).toEqual([])
})

it('lets nobody enter what only the step reverse makes, and nothing else be hidden from who enters', () => {
  for (const { log } of allLedgers()) {
    const { values = [], options } = log.fields.storeType ?? { options: {} }
    expect(options.internal).toEqual(values.filter((storeType) => isMirror({ storeType })))
  }
})

it('is asked: nothing compares kinds of movements by their names', () => {
  const named = new RegExp(`storeType\\b.*'(${MOVEMENT_KINDS.join('|')})'`)
  // What writes an entry names its kind.
  const isCompared = (line: string) => named.test(line.replaceAll(/storeType: '\w+'/g, ''))
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.startsWith('server/store/migrations'))
  const found = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, nth) => (isCompared(line) ? [`${file}:${nth + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
  expect(isCompared("eq(t.storeType, 'OUT')")).toBe(true)
  expect(isCompared("if (entry.storeType === 'MOVE')")).toBe(true)
  expect(isCompared("storeType: { in: ['OUT'] }")).toBe(true)
})
