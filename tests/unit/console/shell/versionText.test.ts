import { expect, it } from 'vitest'
import { versionText } from '../../../../console/kit/words/versionText.ts'

it('a version is told with as much of its commit as is known', () => {
  const commit = '1bbad645d0c4e5f60718293a4b5c6d7e8f901234'
  expect(versionText({ version: '0.1.0', commit: '' })).toBe('0.1.0')
  expect(versionText({ version: '0.1.0', commit })).toBe('0.1.0 (1bbad645)')
  expect(versionText({ version: '0.1.0', commit: `${commit}+` })).toBe('0.1.0 (1bbad645+)')
})
