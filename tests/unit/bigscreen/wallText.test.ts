import { describe, expect, it } from 'vitest'
import { FLOOR, farthest, LARGEST, neededText, roomOf, smallestText } from '../../../console/shared/wallText.ts'

describe('the smallest text', () => {
  it.each([
    [55, 4, 28],
    [55, 6, 41],
    [55, 10, 69],
    [65, 4, 23],
    [65, 6, 35],
    [65, 10, 58],
    [86, 4, 18],
    [86, 6, 26],
    [86, 10, 44],
  ])('on %i inches seen from %i m is %i px at 1080 lines', (inches, distance, px) => {
    expect(neededText(inches, distance)).toBe(px)
  })

  it('is never below the floor and never more than a page can keep', () => {
    expect(smallestText(86, 4)).toBe(FLOOR)
    expect(smallestText(55, 6)).toBe(41)
    expect(smallestText(32, 20)).toBe(LARGEST)
  })

  it('can be kept up to a distance that follows from the screen', () => {
    expect(neededText(55, farthest(55))).toBeLessThanOrEqual(LARGEST)
    expect(neededText(55, farthest(55) + 0.2)).toBeGreaterThan(LARGEST)
  })
})

describe('the room of a page', () => {
  it('never holds more than seven rows or six figures', () => {
    const { figures, stops, hours, categories, machines, newest, open, people, due } = roomOf(FLOOR)
    expect(figures).toBe(6)
    expect(Math.max(stops.tall, stops.short, hours, categories, machines, newest, open, people, due)).toBeLessThanOrEqual(7)
  })

  it('shrinks as the text grows, and the answer keeps three rows to the end', () => {
    const sizes = [28, 35, 41, 44, 52]
    const rooms = sizes.map(roomOf)
    for (const of of ['hours', 'categories', 'machines', 'newest', 'open', 'people', 'due'] as const)
      expect(rooms.map((room) => room[of])).toEqual(rooms.map((room) => room[of]).toSorted((a, b) => b - a))
    expect(roomOf(LARGEST)).toMatchObject({ figures: 3, hasSides: false })
    const { stops, categories, open } = roomOf(LARGEST)
    expect(Math.min(stops.short, categories, open)).toBeGreaterThanOrEqual(3)
  })
})
