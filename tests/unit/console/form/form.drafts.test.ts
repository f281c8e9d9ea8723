// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createDrafts, MAX_DRAFTS, MOST_LETTERS } from '../../../../console/form/drafts/drafts.ts'

const DAY = 24 * 3_600_000
const place = (form: string, user = '7', plant = '1') => ({ user, plant, form })
const typed = (text: string) => ({ version: null, fields: { name: { before: '', mine: text } } })

describe('drafts', () => {
  let now = 0
  let drafts: ReturnType<typeof createDrafts>
  beforeEach(() => {
    localStorage.clear()
    now = Date.parse('2026-11-21T00:00:00Z')
    drafts = createDrafts(localStorage, () => now)
  })

  it('come back as they were written, with their time', () => {
    drafts.write(place('fault:new'), typed('轴承'))
    expect(drafts.read(place('fault:new'))).toEqual({ at: now, ...typed('轴承') })
    drafts.remove(place('fault:new'))
    expect(drafts.read(place('fault:new'))).toBeUndefined()
  })

  it('belong to one person, one plant and one form', () => {
    drafts.write(place('fault:new'), typed('轴承'))
    expect(drafts.read(place('fault:new', '8'))).toBeUndefined()
    expect(drafts.read(place('fault:new', '7', '2'))).toBeUndefined()
    expect(drafts.read(place('fault:12'))).toBeUndefined()
    // A number that begins with another one is somebody else.
    expect(drafts.read(place('fault:new', '70'))).toBeUndefined()
  })

  it('last a week', () => {
    drafts.write(place('fault:new'), typed('轴承'))
    now += 7 * DAY
    expect(drafts.read(place('fault:new'))).toBeDefined()
    now += 1
    expect(drafts.read(place('fault:new'))).toBeUndefined()
    drafts.sweep()
    expect(localStorage.length).toBe(0)
  })

  it('are few: the oldest give way', () => {
    for (let i = 0; i < MAX_DRAFTS + 3; i++) {
      now += 1000
      drafts.write(place(`fault:${i}`), typed(`${i}`))
    }
    expect(localStorage.length).toBe(MAX_DRAFTS)
    expect(drafts.read(place('fault:2'))).toBeUndefined()
    expect(drafts.read(place('fault:3'))).toBeDefined()
  })

  it('are small together, and leave other things in the memory alone', () => {
    localStorage.setItem('token', 'x'.repeat(MOST_LETTERS))
    drafts.write(place('fault:1'), typed('x'.repeat(MOST_LETTERS * 0.6)))
    now += 1000
    drafts.write(place('fault:2'), typed('x'.repeat(MOST_LETTERS * 0.6)))
    expect(drafts.read(place('fault:1'))).toBeUndefined()
    expect(drafts.read(place('fault:2'))).toBeDefined()
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  it('are given up without a word when the memory is full or spoilt', () => {
    const full = {
      ...Object.fromEntries(['getItem', 'removeItem', 'key'].map((name) => [name, () => null])),
      length: 0,
    } as unknown as Storage
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(() => createDrafts(full).write(place('fault:new'), typed('x'))).not.toThrow()
    localStorage.setItem('draft:7:1:fault:new', '{"at":')
    expect(drafts.read(place('fault:new'))).toBeUndefined()
  })
})
