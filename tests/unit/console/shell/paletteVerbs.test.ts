import { describe, expect, it } from 'vitest'
import { closeness, withVerbs } from '../../../../console/shell/palette/matching.ts'
import en from '../../../../locales/en/palette.json' with { type: 'json' }
import zh from '../../../../locales/zh/palette.json' with { type: 'json' }

/** What people type, whichever language their console speaks, and what it has to find. */
const WANTED = {
  report: ['停机', '报修', 'stopped', 'machine down', 'breakdown'],
  workerVacation: ['请假', 'ask for leave', 'request leave', 'sick leave'],
  takePart: ['领料', '用料', '领备件', 'take a part', 'issue a part'],
  takeInk: ['领墨', '用料', 'take ink'],
  plantSwitch: ['切换工厂', '换工厂', 'switch plant', 'change plant', 'factory'],
  profile: ['密码', '修改密码', '两步验证', 'password', 'change password'],
  help: ['帮助', '怎么用', 'help', 'F1', 'manual'],
  repairWork: ['我的任务', '待办', '受理', 'my tasks', 'to do', 'accept'],
  dispatch: ['派工', '受理', '处理报修', 'assign', 'dispatch'],
  logout: ['退出', '注销', 'log out', 'sign out'],
}

it.each([
  ['zh', zh.palette.also.add, ['用户管理', 'Users']],
  ['en', en.palette.also.add, ['Users', '用户管理']],
] as const)('the palette in %s finds what is added by any verb before any name', (_, verbs, names) => {
  const aliases = withVerbs(verbs.split('|'), names)
  expect(['new user', 'create users', '新建用户', '添加用户'].filter((typed) => closeness(aliases, typed) < 0.8)).toEqual([])
})

describe.each([
  ['zh', zh.palette],
  ['en', en.palette],
] as const)('the palette in %s', (_, { also, actions }) => {
  const labels: Readonly<Record<string, unknown>> = actions
  const synonyms: Readonly<Record<string, unknown>> = also
  it.each(Object.entries(WANTED))('finds %s by the words of both languages', (name, typed) => {
    const aliases = [labels[name], synonyms[name]].flatMap((one) => (typeof one === 'string' ? one.split('|') : []))
    expect(typed.filter((word) => closeness(aliases, word) < 0.8)).toEqual([])
  })
})
