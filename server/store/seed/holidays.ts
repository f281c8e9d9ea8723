import type { Row } from './plants.ts'

/** The public holidays of 2026 with their make-up working days ('*'), as the State Council announced them. */
const PUBLIC = `
元旦 | 2026-01-01 | 2026-01-03 |
*元旦调休 | 2026-01-04 | 2026-01-04 | 周日上班
*春节调休 | 2026-02-14 | 2026-02-14 | 周六上班
春节 | 2026-02-15 | 2026-02-23 | 停机前完成墨槽清洗和版辊入库
*春节调休 | 2026-02-28 | 2026-02-28 | 周六上班
清明节 | 2026-04-04 | 2026-04-06 |
劳动节 | 2026-05-01 | 2026-05-05 |
*劳动节调休 | 2026-05-09 | 2026-05-09 | 周六上班
端午节 | 2026-06-19 | 2026-06-21 |
*国庆节调休 | 2026-09-20 | 2026-09-20 | 周日上班
中秋节 | 2026-09-25 | 2026-09-27 |
国庆节 | 2026-10-01 | 2026-10-07 |
*国庆节调休 | 2026-10-10 | 2026-10-10 | 周六上班
`
/** When each plant stands still for its yearly overhaul. */
const OVERHAULS = {
  1: '年度检修 | 2026-07-18 | 2026-07-20 | 全厂停产，动力站同步检修',
  2: '年度检修 | 2026-08-08 | 2026-08-10 | 浸渍线烘箱清理',
} as const

export const holidayRows = (plantNo: 1 | 2): Row[] =>
  [...PUBLIC.trim().split('\n'), OVERHAULS[plantNo]].map((line) => {
    const [marked = '', beginDate, endDate, remark] = line.split('|').map((part) => part.trim())
    const holidayType = marked.startsWith('*') ? 'WORKDAY' : 'HOLIDAY'
    return { plantId: plantNo, name: marked.replace('*', ''), holidayType, beginDate, endDate, remark: remark || null }
  })
