// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { ActionTag } from '../../../../console/screens/shared/ActionTag.tsx'

beforeAll(async () => {
  const translation = JSON.parse(readFileSync('locales/zh/quality.json', 'utf8'))
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { translation } } })
})
const textOf = (state: 'OPEN' | 'DONE' | 'EFFECTIVE', checkDate: string | null) =>
  renderToStaticMarkup(<ActionTag state={state} checkDate={checkDate} />).replace(/<[^>]*>/g, '')

it('calls an action that waits for its check by what it waits for, and any other by its state', () => {
  expect([textOf('DONE', '2026-11-23'), textOf('DONE', null), textOf('OPEN', null), textOf('EFFECTIVE', '2026-11-20')]).toEqual([
    ...['待验证', '已完成', '待完成', '已验证有效'],
  ])
})
