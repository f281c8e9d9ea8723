// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../../../console/kit/session/signIn.ts'
import { hasChosenLanguage, language } from '../../../../console/kit/words/i18n.ts'

const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const answers = (said: string | null) => {
  const answer = { token: 't', device: null, language: said, currentPlantId: '1', needStep2: false, ticket: null, user: null }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { answer } }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the language of a browser in which nobody has chosen one', () => {
  it.each([
    [['en-US', 'en'], 'en'],
    [['zh-CN', 'en'], 'zh'],
    [['de-DE', 'en-GB', 'zh'], 'en'],
    [['fr'], 'zh'],
    [[], 'zh'],
  ])('is the first of its own that we speak: %j', (languages, expected) => {
    speaks(...languages)
    expect(language()).toBe(expected)
  })

  it('gives way to what was chosen', () => {
    speaks('en-US')
    localStorage.setItem('lng', 'zh')
    expect(language()).toBe('zh')
  })
})

describe('a log-in', () => {
  it('brings the person’s language before anything is shown', async () => {
    speaks('en-US')
    answers('zh')
    await signIn('li', 'secret')
    expect([language(), hasChosenLanguage()]).toEqual(['zh', false])
  })

  it('does not leave its language to an account that has none', async () => {
    speaks('en-US')
    answers('zh')
    await signIn('li', 'secret')
    answers(null)
    await signIn('wang', 'secret')
    expect(language()).toBe('en')
  })

  it('leaves a browser alone in which somebody chose, and one whose person has not', async () => {
    speaks('en-US')
    answers(null)
    await signIn('li', 'secret')
    expect([language(), localStorage.getItem('lng')]).toEqual(['en', null])
    localStorage.setItem('lng', 'en')
    answers('zh')
    await signIn('li', 'secret')
    expect(language()).toBe('en')
  })
})
