import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { isLong } from '../../support/suite/longForms.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

interface Health {
  light: string
  version: string
  commit: string
  thoroughAt: string | null
  isExamining: boolean
  findings: { check: string; group: string; light: string; title: string; says: string; todo: string | null }[]
}
const QUERY = '{ health { light version commit at thoroughAt isExamining findings { check group light title says todo } } }'
async function health(language: string) {
  const { data, errors } = await server.send(QUERY, { token: await server.login(), language })
  expect(errors).toBeUndefined()
  return (data as { health: Health }).health
}

describe('the health of an installation', () => {
  it('is told in the language of the reader, every group of it', async () => {
    const [en, zh] = [await health('en'), await health('zh')]
    expect([...new Set(en.findings.map(({ group }) => group))]).toEqual(['MACHINE', 'BASE', 'WORK', 'NETWORK', 'SAFETY'])
    const folder = (of: Health) => of.findings.find(({ check }) => check === 'dataFolder')
    expect(folder(en)).toMatchObject({ light: 'GREEN', title: 'Data folder', says: expect.stringContaining('can be written') })
    expect(folder(zh)).toMatchObject({ light: 'GREEN', title: '数据文件夹', says: expect.stringContaining('可写') })
    // Its own port is no question to the server itself.
    expect(en.findings.map(({ check }) => check)).not.toContain('port')
    // Jobs run in no process of this test.
    expect(en.findings.find(({ check }) => check === 'worker')).toMatchObject({ light: 'RED', todo: expect.any(String) })
    expect(en.light).toBe('RED')
    expect(en).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: expect.stringMatching(/^[0-9a-f]{40}$|^$/) })
  })

  it('is nobody’s business without the right to it', async () => {
    const answer = await server.send(QUERY, { token: await server.login('qa') })
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await server.send(QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  // A doctor of its own, from sources: what it finds is tested in unit/health.
  it.runIf(isLong)(
    'reads the whole base when somebody asks for it, beside the work (needs test:all)',
    async () => {
      const token = await server.login()
      expect((await health('en')).thoroughAt).toBeNull()
      expect((await server.send('mutation { examineHealth }', { token })).data).toEqual({ examineHealth: true })
      await expect.poll(async () => (await health('en')).thoroughAt, { timeout: 60_000 }).not.toBeNull()
      const { findings } = await health('en')
      expect(findings.filter(({ check }) => ['damage', 'books'].includes(check)).map(({ light }) => light)).toEqual(['GREEN', 'GREEN'])
    },
    90_000,
  )

  it('is one figure of the metrics', async () => {
    await expect
      .poll(async () => /^millwright_health (\d)$/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1], { timeout: 10_000 })
      .toBe('2')
  })
})
