import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HOME = '../../../../console/screens/dashboard/StoppedNow.module.css'
const WALL = '../../../../bigscreen/boards/downtime/Stopped.module.css'

it.each([HOME, WALL])('a machine that stands is marked alike, however urgent its report: %s', (sheet) => {
  expect(readFileSync(new URL(sheet, import.meta.url), 'utf8')).not.toContain('data-urgency')
})
