import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Area, extensionPoint, joinAreas } from '../../../server/kernel/index.ts'

interface Greeting {
  readonly description: string
}
const greetings = extensionPoint<Greeting>('greetings')
const numbers = extensionPoint<number>('numbers')
const area = (name: string, extensions: Area['extensions'] = []): Area => ({ name, icon: 'home', resources: [], extensions })

describe('an extension point', () => {
  const registry = joinAreas([
    area('below'),
    area('first', [greetings.of({ description: 'hello' }), numbers.of(1)]),
    area('second', [greetings.of({ description: 'good day' })]),
  ])

  it('finds what all areas answer, in their order, and nothing of other points', () => {
    expect(registry.extensionsOf(greetings)).toEqual([{ description: 'hello' }, { description: 'good day' }])
    expect(registry.extensionsOf(numbers)).toEqual([1])
    expectTypeOf(registry.extensionsOf(greetings)).toEqualTypeOf<readonly Greeting[]>()
  })

  it('is answered by nobody where no area does', () => {
    expect(registry.extensionsOf(extensionPoint<string>('unheard of'))).toEqual([])
  })
})
