// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { inSentence } from '../../../../console/resource/words.ts'

afterEach(() => localStorage.clear())

describe('a name inside a sentence', () => {
  it.each([
    ['Fault report', 'fault report'],
    ['Email', 'email'],
    ['SMS template code', 'SMS template code'],
    ['QA person', 'QA person'],
    ['WeChat Work bot key', 'WeChat Work bot key'],
    ['MTBF (h)', 'MTBF (h)'],
  ])('begins small unless it is written large everywhere: %s', (name, said) => {
    localStorage.setItem('lng', 'en')
    expect(inSentence(name)).toBe(said)
  })
  it('is left alone in Chinese, where Latin letters keep their distance', () => {
    localStorage.setItem('lng', 'zh')
    expect(['报修单', 'QA 人员', 'SAP 客户号'].map((name) => `请输入${inSentence(name)}`)).toEqual([
      '请输入报修单',
      '请输入 QA 人员',
      '请输入 SAP 客户号',
    ])
  })
})
