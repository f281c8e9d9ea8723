// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  demandedLanguage,
  displayKey,
  keyFrom,
  knownLanguage,
  readPairing,
  storeLanguage,
  switchLanguage,
} from '../../../bigscreen/pairing/pairing.ts'

describe('pairing', () => {
  beforeEach(() => localStorage.clear())

  it('takes the key and the language out of the address and keeps them', () => {
    history.replaceState(null, '', '/bigscreen/?key=abc&lang=en&x=1')
    readPairing()
    expect(displayKey()).toBe('abc')
    expect(demandedLanguage()).toBe('en')
    expect(location.search).toBe('?x=1')
  })

  it('finds them behind #, where no server sees them, and leaves nothing of them there either', () => {
    history.replaceState(null, '', '/bigscreen/?x=1#key=a-b_c&lang=en')
    readPairing()
    expect([displayKey(), demandedLanguage()]).toEqual(['a-b_c', 'en'])
    expect(location.pathname + location.search + location.hash).toBe('/bigscreen/?x=1')
    history.replaceState(null, '', '/bigscreen/?key=old&lang=zh#key=new')
    readPairing()
    expect([displayKey(), demandedLanguage(), location.href.includes('key')]).toEqual(['new', 'zh', false])
  })

  it('leaves an address alone that says nothing', () => {
    history.replaceState(null, '', '/bigscreen/#later')
    expect(readPairing()).toBe(false)
    expect(location.hash).toBe('#later')
  })

  it('keeps the key it has when the address brings none', () => {
    localStorage.setItem('millwright.display.key', 'old')
    history.replaceState(null, '', '/bigscreen/')
    readPairing()
    expect(displayKey()).toBe('old')
  })

  it('begins in the language the display had last, unless the address demanded one', () => {
    expect(knownLanguage()).toBe('zh')
    storeLanguage('en')
    expect(knownLanguage()).toBe('en')
    history.replaceState(null, '', '/bigscreen/?lang=zh')
    readPairing()
    expect(knownLanguage()).toBe('zh')
    switchLanguage('en')
    expect([demandedLanguage(), knownLanguage()]).toEqual([null, 'en'])
  })

  it('understands a pasted link as well as a bare key', () => {
    expect(keyFrom(' http://mill:4000/bigscreen/?key=a-b_c&lang=en ')).toBe('a-b_c')
    expect(keyFrom('http://mill:4000/bigscreen/#key=a-b_c')).toBe('a-b_c')
    expect(keyFrom('http://mill:4000/bigscreen/?lang=en#lang=en&key=a-b_c')).toBe('a-b_c')
    expect(keyFrom('a-b_c')).toBe('a-b_c')
  })
})
