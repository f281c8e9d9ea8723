import { describe, expect, it } from 'vitest'
import { safePath } from '../../../console/shell/login/redirect.ts'
import { callNumber, checkOf, type Fields, mobileNumber, pagePath, type Refusal, text } from '../../../server/kernel/index.ts'

const FIELDS = {
  name: text({ required: true, max: 40 }),
  remark: text({ long: true }),
  mobile: mobileNumber(),
  tel: callNumber(),
  page: pagePath(),
} satisfies Fields
const check = checkOf(FIELDS, 'update', () => new Date())
/** The rule that a value breaks, or what is kept of it. */
function judged(field: keyof typeof FIELDS, value: string) {
  try {
    return { kept: check({ [field]: value })[field] }
  } catch (e) {
    return { broken: (e as Refusal).fields.map((one) => `${one.field} ${one.rule}`).join() }
  }
}
const point = (code: number) => String.fromCodePoint(code)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('a text of one line', () => {
  it('holds nothing that nobody sees', () => {
    const unseen = [
      ...range(0x202a, 0x202e),
      ...range(0x2066, 0x2069),
      ...range(0x200b, 0x200f),
      ...range(0x2060, 0x2064),
      ...[0, 0x1b, 0x7f, 0x85, 0xad, 0x61c, 0x180e, 0x3164, 0xfeff, 0xe0041, 0xfff9],
    ]
    for (const code of unseen)
      expect([code.toString(16), judged('name', `ad${point(code)}min`)]).toEqual([code.toString(16), { broken: 'name control' }])
  })
  it('has no line breaks, in whatever spelling', () => {
    for (const end of ['\n', '\r\n', '\r', '\t', '\u2028', '\u2029', '\v', '\f'])
      expect(judged('name', `one${end}two`)).toEqual({ broken: 'name oneLine' })
  })
  it('takes what people write, and trims what copying leaves around it', () => {
    for (const name of ['三号凹印机', 'Öl №5 – ½″', 'Zhang 张 (2)', '⚠️ 停机', '葛󠄀', '👍🏽', 'à la e\u0301'])
      expect(judged('name', name)).toEqual({ kept: name })
    expect(judged('name', '\ufeff 三号机\n')).toEqual({ kept: '三号机' })
  })
})

describe('a longer text', () => {
  it('may have lines and joined signs, but turns no direction and holds no control characters', () => {
    const kept = 'Line one\r\n\tline two 👩‍🔧'
    expect(judged('remark', kept)).toEqual({ kept })
    for (const code of [...range(0x202a, 0x202e), ...range(0x2066, 0x2069), 0, 7])
      expect(judged('remark', `a${point(code)}b`)).toEqual({ broken: 'remark control' })
  })
})

describe('a mobile number', () => {
  it('is one of a subscriber of the mainland', () => {
    for (const real of ['13806120004', '14700000000', '15912345678', '16612345678', '17712345678', '18812345678', '19912345678'])
      expect(judged('mobile', real)).toEqual({ kept: real })
    for (const wrong of [
      '12345678901',
      '11012345678',
      '16812345678',
      '16012345678',
      '1380612000',
      '138061200045',
      '+8613806120004',
      '138 0612 0004',
      '0900123456',
      '0013806120004',
    ])
      expect(judged('mobile', wrong)).toEqual({ broken: expect.stringMatching(/^mobile (mobileNumber|tooLong)$/) })
  })
})

describe('a number to be called', () => {
  it('is a mobile or a landline with its area', () => {
    for (const real of [
      '13806120004',
      '010-62345678',
      '01062345678',
      '0512-66660001',
      '051266660001',
      '0901-2345678',
      '02158881234',
      '0760-88881234',
    ])
      expect(judged('tel', real)).toEqual({ kept: real })
  })
  it('is no premium, service, foreign or made-up number', () => {
    const wrong = [
      ...['0900', '0900-2345678', '0011', '0011234567890', '008613806120004', '168', '16888888', '16812345678', '12345', '95588', '110'],
      ...[
        '4008123456',
        '8008203456',
        '400-812-3456',
        '62345678',
        '010-12345678',
        '0512-1234567',
        '010-6234567',
        '0512-666600012',
        '09',
        '0-0-0-0-0-0',
        '0512--66660001',
      ],
    ]
    for (const number of wrong) expect([number, judged('tel', number)]).toEqual([number, { broken: 'tel callNumber' }])
  })
})

describe('a page of the product', () => {
  const real = ['/', '/repair/reportLogs', '/repair/reportLogs?status=PENDING&from=/x//y#x', '/equipment/12/', '/维修/报修', '/a.b/..c']
  const elsewhere = [
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil', 'https://evil.example', 'javascript:alert(1)', 'evil'],
    ...['/a//evil', '/.//evil', '/../evil', '/a/..', '/a/./b', '/a\\b', '/a b', '/\u200b/evil', '/\u0000', '/a?x=\\', ' //evil'],
  ]
  it('is a path and nothing else', () => {
    for (const path of real) expect(judged('page', path)).toEqual({ kept: path })
    for (const path of elsewhere) expect([path, 'broken' in judged('page', path)]).toEqual([path, true])
  })
  it('is the same to the console, which may meet one of long ago', () => {
    for (const path of real) expect(safePath(path)).toBe(path)
    for (const path of elsewhere) expect([path, safePath(path)]).toEqual([path, '/'])
  })
  it('never leads out of the origin', () => {
    for (const path of real) expect(new URL(path, 'https://mill.example').origin).toBe('https://mill.example')
  })
})
