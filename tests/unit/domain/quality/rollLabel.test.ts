import { describe, expect, it } from 'vitest'
import { readRollLabel } from '../../../../server/domain/quality/rollLabel.ts'

const whole = { paperRollNo: 'R-2611-07', prodNo: 'P-88', soNo: 'SO-12' }

describe('the label of a roll', () => {
  it.each([
    ['paperRollNo=R-2611-07;prodNo=P-88;soNo=SO-12', whole],
    ['paperRollNo=R-2611-07&prodNo=P-88&soNo=SO-12', whole],
    ['Roll No: R-2611-07\nProduction No: P-88\r\nSales order: SO-12', whole],
    ['纸卷号：R-2611-07；生产单号：P-88；销售订单号：SO-12', whole],
    ['卷号:R-2611-07, 工单:P-88, 订单号:SO-12', whole],
    ['{"paperRollNo":"R-2611-07","prodNo":"P-88","soNo":"SO-12","weight":412}', whole],
    ['{"paper_roll_no":"R-2611-07","prod_no":"P-88","so_no":"SO-12"}', whole],
    ['https://labels.example/r?rollNo=R-2611-07&prodNo=P-88&so=SO-12', whole],
    ['paperRollNo=R-2611-07 prodNo=P-88 soNo=SO-12', whole],
    ['Roll No: R-2611-07 Production No: P-88 Sales order: SO-12', whole],
    ['纸卷号：R-2611-07 生产工单：P-88 销售订单号：SO-12', whole],
    ['纸卷号：R-2611-07生产工单号：P-88销售订单：SO-12', whole],
    ['roll: R-2611-07  weight: 412 kg  prodNo: P-88  soNo: SO-12', whole],
    ['卷号：R-2611-07 日期：2026-11-09 14:05 班次：早班', { paperRollNo: 'R-2611-07', prodDate: '2026-11-09', shift: '早班' }],
    ['R-2611-07', { paperRollNo: 'R-2611-07' }],
    [' Ｒ－２６１１－０７ ', { paperRollNo: 'R-2611-07' }],
    ['20261118', { paperRollNo: '20261118' }],
    ['https://mill.example/q/R-2611-07', { paperRollNo: 'R-2611-07' }],
    ['https://mill.example/q/%E5%8D%B7-7', { paperRollNo: '卷-7' }],
    ['paperRollNo=R1|paperRollNo=R2', { paperRollNo: 'R1' }],
    ['decor=Oak, natural;longCode=D-1', { decorName: 'Oak, natural', longCode: 'D-1' }],
    ['{"paperRollNo":7001}', { paperRollNo: '7001' }],
    [
      'machine=AY-03;shift=早班;date=2026/11/9;rollerNo=G-44',
      { machine: 'AY-03', shift: '早班', prodDate: '2026-11-09', rollNumber: 'G-44' },
    ],
  ])('says in %j what it is of', (text, said) => {
    expect(readRollLabel(text)).toEqual(said)
  })

  it.each(['2026-11-18', '20261118', '2026/11/18 14:05', '2026.11.18', '2026年11月18日', '2026-11-18T06:00:00+08:00'])(
    'says the day as %s',
    (day) => {
      expect(readRollLabel(`prodDate=${day}`)).toEqual({ prodDate: '2026-11-18' })
    },
  )

  it.each([
    '',
    '   ',
    '设备保养须知，请先停机。',
    'hello there',
    'WIFI:S:plant;T:WPA;P:secret;;',
    'javascript:alert(1)',
    'https://evil.example/login',
    'http://',
    'https://mill.example/q/%E0%A4%A',
    '{"paperRollNo":',
    '{"paperRollNo":{"a":1},"prodNo":null}',
    '[1,2]',
    'prodDate=2026-02-30',
    'prodDate=yesterday',
    'paperRollNo=;prodNo= ',
    `paperRollNo=${'9'.repeat(65)}`,
    '9'.repeat(65),
    '\u0000\u0001',
  ])('says nothing in %j', (text) => {
    expect(readRollLabel(text)).toEqual({})
  })

  it('keeps what it says of one thing when another is not to be read', () => {
    expect(readRollLabel('paperRollNo=R1;prodDate=2026-13-01;machine=\t')).toEqual({ paperRollNo: 'R1' })
    expect(readRollLabel('paperRollNo=<b>R1</b>')).toEqual({ paperRollNo: '<b>R1</b>' })
  })

  it('of any length is read in no time', () => {
    expect(readRollLabel('a='.repeat(100_000))).toEqual({})
    expect(readRollLabel(`paperRollNo=R1;${'x'.repeat(100_000)}`)).toEqual({ paperRollNo: 'R1' })
  })
})
