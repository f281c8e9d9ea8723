// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { StoppedNow } from '../../../../console/screens/dashboard/StoppedNow.tsx'

beforeAll(async () => {
  const translation = JSON.parse(readFileSync('locales/zh/dashboard.json', 'utf8'))
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { translation } } })
})
const textOf = (machineCount: number) =>
  renderToStaticMarkup(<StoppedNow live={{ summary: { machineCount, stopped: [], availability: null }, aheadMs: 0 } as never} />).replace(
    /<[^>]*>/g,
    ' ',
  )

it('says that all machines run only where there are any', () => {
  expect([textOf(3), textOf(0)].map((text) => text.includes('全部设备运行中'))).toEqual([true, false])
  expect(textOf(0)).toContain('尚未登记设备')
})
