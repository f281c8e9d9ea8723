// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { chosenLanguage, displayKey, keyFrom, readPairing } from '../../../bigscreen/pairing.ts'

describe('pairing', () => {
  beforeEach(() => localStorage.clear())

  it('takes the key and the language out of the address and keeps them', () => {
    history.replaceState(null, '', '/bigscreen/?key=abc&lang=en&x=1')
    readPairing()
    expect(displayKey()).toBe('abc')
    expect(chosenLanguage()).toBe('en')
    expect(location.search).toBe('?x=1')
  })

  it('keeps the key it has when the address brings none', () => {
    localStorage.setItem('millwright.display.key', 'old')
    history.replaceState(null, '', '/bigscreen/')
    readPairing()
    expect(displayKey()).toBe('old')
  })

  it('understands a pasted link as well as a bare key', () => {
    expect(keyFrom(' http://mill:4000/bigscreen/?key=a-b_c&lang=en ')).toBe('a-b_c')
    expect(keyFrom('a-b_c')).toBe('a-b_c')
  })
})
