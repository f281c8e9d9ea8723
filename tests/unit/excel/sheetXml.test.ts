import { expect, it } from 'vitest'
import { letterOf, rowWriter } from '../../../server/excel/sheetXml.mjs'

it('names columns beyond the alphabet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('writes what is there, escaped, and leaves out what is not', () => {
  const writer = rowWriter([
    { label: 'A', width: 10 },
    { label: 'B', width: 10 },
  ])
  writer.begin()
  expect(
    writer.rows(
      [
        ['<"&', null],
        [null, 0],
      ],
      0,
      2,
    ),
  ).toBe('<row r="2"><c r="A2" s="1" t="str"><v>&lt;&quot;&amp;</v></c></row><row r="3"><c r="B3" s="2"><v>0</v></c></row>')
})

it('writes nothing that XML cannot hold, which would make the whole workbook unreadable, and keeps blanks and lines', () => {
  const writer = rowWriter([{ label: 'A', width: 10 }])
  writer.begin()
  expect(writer.rows([['a\u0000\u0008\uffffb', ' c', 'd\r\ne']], 0, 3)).toBe(
    '<row r="2"><c r="A2" s="1" t="str"><v>ab</v></c></row>' +
      '<row r="3"><c r="A3" s="1" t="str"><v xml:space="preserve"> c</v></c></row>' +
      '<row r="4"><c r="A4" s="1" t="str"><v xml:space="preserve">d&#13;\ne</v></c></row>',
  )
})
