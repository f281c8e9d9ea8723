import { describe, expect, it } from 'vitest'
import { noticeKinds, placeholdersOf, previewNotice, quietUntil, refuseTemplates, render } from '../../../../server/domain/notice/index.ts'
import { known, words } from '../../../../server/platform/words.ts'
import { refusalOf } from './noticeDesk.ts'

const translate = words('en')
const refused = (wording: { subject?: string; body?: string }, code = 'STOCK_LOW') =>
  refusalOf((async () => refuseTemplates(code, wording))())

describe('what a wording may hold', () => {
  it('is plain text with the placeholders of its code', async () => {
    expect(await refused({ subject: 'Low: {{name}}', body: '{{ code }}\n{{quantity}} < {{minQuantity}} {{unit}}' })).toEqual([])
  })
  it.each([
    ['a placeholder of another code', { subject: '{{reportNo}}' }, ['subject placeholder']],
    ['a placeholder of nothing', { body: '{{ }}' }, ['body placeholder']],
    ['code inside a placeholder', { body: '{{name|html}}' }, ['body placeholder']],
    ['half a placeholder', { body: 'left {{name}' }, ['body placeholderForm']],
    ['the other half', { body: 'name}} left' }, ['body placeholderForm']],
    ['a second line in the subject', { subject: 'Low\r\nBcc: all@example.com' }, ['subject oneLine']],
    ['a line separator in the subject', { subject: 'Low\u2028more' }, ['subject oneLine']],
    ['HTML in the subject', { subject: '<b>Low</b>' }, ['subject plainText']],
    ['a script in the body', { body: '<script src=x></script>' }, ['body plainText']],
    ['both wrong at once', { subject: '{{x}}', body: '<br>' }, ['subject placeholder', 'body plainText']],
  ])('is not %s', async (_, wording, faults) => {
    expect(await refused(wording)).toEqual(faults)
  })
  it('names what is allowed', async () => {
    expect(() => refuseTemplates('COMPLAINT_NEW', { subject: '{{price}}' })).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ params: { name: '{{price}}', allowed: '{{claimNo}} {{customer}} {{category}}' } })],
      }),
    )
  })
})

describe('a notice', () => {
  it('says the values where the placeholders stand', () => {
    expect(render({ subject: '{{name}} {{ quantity }}', body: '{{name}}\n{{name}}' }, { name: 'Bearing', quantity: '2' })).toEqual({
      subject: 'Bearing 2',
      body: 'Bearing\nBearing',
    })
  })
  it('keeps a subject in one line, whatever a value holds', () => {
    const { subject } = render({ subject: '[{{name}}]' }, { name: 'a\r\nBcc: b@example.com\u0000\u2029c' })
    expect(subject).toBe('[a Bcc: b@example.com c]')
  })
  it('keeps a subject short and whole characters whole', () => {
    const { subject } = render({ subject: '{{name}}' }, { name: `${'a'.repeat(199)}😀` })
    expect(subject).toBe('a'.repeat(199))
    expect(render({ subject: '{{name}}'.repeat(9) }, { name: 'b'.repeat(900) }).subject).toHaveLength(500)
  })
  it('never takes what a value says for a placeholder', () => {
    expect(render({ body: '{{name}}' }, { name: '{{code}}', code: 'secret' }).body).toBe('{{code}}')
  })
  it('leaves out lines and brackets of nothing but what the event does not know', () => {
    const wording = {
      subject: '【派工】{{equipment}}（{{urgency}}）',
      body: '{{equipment}} ({{urgency}})\n\nReport: {{reportNo}}\nReport and repair: {{reportNo}} {{repairNo}}\nfixed (text)',
    }
    const { subject, body } = render(wording, { equipment: 'Press 3', urgency: '', repairNo: 'WX-1' })
    expect(subject).toBe('【派工】Press 3')
    expect(body).toBe('Press 3\n\nReport and repair:  WX-1\nfixed (text)')
    expect(render(wording, { equipment: 'Press 3', urgency: 'HIGH' }).subject).toBe('【派工】Press 3（HIGH）')
  })
  it('leaves out what the event does not know', () => {
    expect(render({ subject: 'a {{name}}', body: '{{unit}}' }, {})).toEqual({ subject: 'a', body: '' })
  })
})

describe('the preview', () => {
  it('shows samples in the reader’s language', () => {
    expect(previewNotice('STOCK_LOW', { subject: '{{name}}', body: '{{unit}}' }, translate)).toEqual({
      subject: 'Ball bearing 6205',
      body: 'pcs',
    })
    expect(previewNotice('STOCK_LOW', { subject: '{{name}}' }, words('zh')).subject).toBe('深沟球轴承 6205')
  })
  it('refuses what saving would refuse', async () => {
    const preview = (wording: object) => refusalOf((async () => previewNotice('STOCK_LOW', wording, translate))())
    expect(await preview({ subject: 'x'.repeat(201) })).toEqual(['subject tooLong'])
    expect(await preview({ body: 'a\u0007' })).toEqual(['body control'])
    expect(await preview({ subject: '{{nothing}}' })).toEqual(['subject placeholder'])
  })
})

describe('every kind of notice', () => {
  it.each(noticeKinds)('$code has words for itself and its placeholders, in both languages', ({ code, placeholders }) => {
    for (const language of ['zh', 'en'] as const) {
      const word = words(language)
      for (const part of ['name', 'detail', 'subject', 'body']) expect(known(`noticeCodes.${code}.${part}`, language)).toBe(true)
      expect(placeholdersOf(code, word).map(({ name }) => name)).toEqual(placeholders)
      for (const { label, sample } of placeholdersOf(code, word)) expect(`${label}${sample}`).not.toContain('noticePlaceholders')
    }
  })
})

describe('quiet hours', () => {
  const until = (from: string, to: string, now: string, offsetMinutes = 480) =>
    quietUntil({ quietFrom: from, quietTo: to }, { now: new Date(now), offsetMinutes })?.toISOString() ?? null
  it.each([
    ['before midnight', '22:00', '07:00', '2026-11-18T15:30:00Z', '2026-11-18T23:00:00.000Z'],
    ['after midnight', '22:00', '07:00', '2026-11-18T22:59:59Z', '2026-11-18T23:00:00.000Z'],
    ['at their first minute', '22:00', '07:00', '2026-11-18T14:00:00Z', '2026-11-18T23:00:00.000Z'],
    ['on the last day of a year', '22:00', '07:00', '2026-12-31T15:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['within one day', '12:00', '13:30', '2026-11-18T04:10:20Z', '2026-11-18T05:30:00.000Z'],
  ])('last to their end: %s', (_, from, to, now, end) => {
    expect(until(from, to, now)).toBe(end)
  })
  it('are over at their last minute, and not there by day', () => {
    expect(until('22:00', '07:00', '2026-11-18T23:00:00Z')).toBeNull()
    expect(until('22:00', '07:00', '2026-11-18T04:00:00Z')).toBeNull()
    expect(until('12:00', '13:30', '2026-11-18T05:30:00Z')).toBeNull()
  })
  it('follow the business day west of Greenwich too', () => {
    expect(until('22:00', '07:00', '2026-11-18T04:00:00Z', -300)).toBe('2026-11-18T12:00:00.000Z')
  })
  it('are nobody’s who named none', () => {
    expect(quietUntil({ quietFrom: null, quietTo: null }, { now: new Date(), offsetMinutes: 480 })).toBeNull()
  })
})
