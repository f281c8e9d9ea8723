import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BarcodeDetector, prepareZXingModule, ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill'
import { describe, expect, it } from 'vitest'
import { meaningOf, pathOfCode } from '../../../../console/fields/scan/meaning.ts'

describe('what was scanned', () => {
  it.each([
    ['https://mill.example/q/eq-1k', 'eq-1k'],
    ['http://10.0.0.8:4000/q/EQ-1/', 'EQ-1'],
    ['HTTPS://OLD.EXAMPLE/q/eq-2?from=label#x', 'eq-2'],
    ['/q/eq-3', 'eq-3'],
    ['HTTPS://MILL.EXAMPLE/Q/EQ-1K', 'EQ-1K'],
    ['https://intranet.example/millwright/q/eq-1k', 'eq-1k'],
    ['mill.example:4000/q/eq-1k', 'eq-1k'],
    ['ｈｔｔｐｓ：／／ｍｉｌｌ．ｅｘａｍｐｌｅ／ｑ／ｅｑ－１ｋ', 'eq-1k'],
    [']Q1https://mill.example/q/eq-1k', 'eq-1k'],
    ['URL:http://10.0.0.8/q/eq-1k', 'eq-1k'],
    ['网址：https://mill.example/q/eq-1k', 'eq-1k'],
    ['millserver:3000/q/eq-1k', 'eq-1k'],
    ['https://mill.example/q/%E5%87%B9%E5%8D%B0-1', '凹印-1'],
  ])('is a label of ours, whoever printed it: %s', (text, code) => {
    expect(meaningOf(text)).toEqual({ kind: 'code', code, isLabel: true })
  })

  it.each(['SZ-AY-01', '6204.2RS/C3', ' BX20261121-0001 ', '凹印-1', 'ＥＱ－０７', 'eq-1k'])('may be a number: %s', (text) => {
    expect(meaningOf(text)).toMatchObject({ kind: 'code', code: text.trim().normalize('NFKC'), isLabel: false })
  })

  it.each([
    ['设备编号：SZ-AY-01', 'SZ-AY-01'],
    ['编号: SZ-AY-01', 'SZ-AY-01'],
    ['No. SZ-AY-01', 'SZ-AY-01'],
    ['S/N:20261121-7', '20261121-7'],
    [']C1SZ-AY-01', 'SZ-AY-01'],
  ])('may be a number with a word before it: %s', (text, code) => {
    expect(meaningOf(text)).toEqual({ kind: 'code', code, isLabel: false })
  })

  it.each([
    'https://evil.example/login',
    'https://evil.example/q/',
    'https://evil.example/q/a/b',
    'https://evil.example/x/q/eq-1/y',
    'https://evil.example/q/%2F%2Fevil',
    'javascript:alert(1)',
    '//evil.example/q/eq-1',
    'WIFI:S:plant;T:WPA;P:secret;;',
    '设备保养须知，请先停机。',
    'x'.repeat(65),
    '%',
    '',
  ])('is nothing but a text otherwise: %s', (text) => {
    expect(meaningOf(text)).toEqual({ kind: 'text', text: text.trim() })
  })

  it('never leads out of the console', () => {
    expect(pathOfCode('a/../../x')).toBe('/q/a%2F..%2F..%2Fx')
  })
})

describe('the decoder that is shipped', () => {
  it('is the one that its script was made for', () => {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    expect(createHash('sha256').update(wasm).digest('hex')).toBe(ZXING_WASM_SHA256)
    expect([typeof BarcodeDetector, typeof prepareZXingModule]).toEqual(['function', 'function'])
  })
})
