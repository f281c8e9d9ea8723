import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Config {
  include: string[]
  exclude?: string[]
  files?: string[]
}
const read = (name: string): Config => JSON.parse(readFileSync(new URL(`../../../${name}.json`, import.meta.url), 'utf8'))

/** `npm run check` asks the compiler twice, which is quicker than asking it of all at once. */
it('what the compiler leaves out with the server it is asked of with the screens, and the other way round', () => {
  const [whole, server, screens] = [read('tsconfig'), read('tsconfig.server'), read('tsconfig.screens')]
  const places = [...server.include, ...screens.include.filter((place) => !place.startsWith('tests/'))]
  expect(places.toSorted()).toEqual(whole.include.toSorted())
  expect(server.exclude).toEqual(screens.include)
  expect(screens.exclude).toEqual(server.files)
})
