import type { Row } from './plants.ts'

/** SAP number | name | short name | province | city | district | street. */
const CUSTOMERS = `
100021 | 湖州云杉装饰材料有限公司 | 云杉装饰 | 浙江省 | 湖州市 | 德清县 | 钟管镇龙山路 168 号
100034 | 丹阳盛木地板有限公司 | 盛木地板 | 江苏省 | 丹阳市 | 开发区 | 兰陵路 99 号
100047 | 佛山耀彩装饰材料科技有限公司 | 耀彩 | 广东省 | 佛山市 | 高明区 | 杨和镇和顺路 12 号
100052 | 广州居和家居股份有限公司 | 居和家居 | 广东省 | 广州市 | 增城区 | 永宁街创誉路 8 号
100066 | 广州欧森衣柜有限公司 | 欧森 | 广东省 | 广州市 | 白云区 | 江高镇神山大道 366 号
100078 | 杭州千木新材科技有限公司 | 千木新材 | 浙江省 | 杭州市 | 余杭区 | 良渚街道古墩路 1899 号
100083 | 安吉翠竹板业有限公司 | 翠竹板业 | 浙江省 | 湖州市 | 安吉县 | 递铺街道阳光大道 588 号
100095 | 南宁桂林木业集团有限公司 | 桂林木业 | 广西壮族自治区 | 南宁市 | 良庆区 | 银海大道 1233 号
100103 | 荆州江汉禾香板业有限公司 | 江汉板业 | 湖北省 | 荆州市 | 公安县 | 青吉工业园 6 号
100118 | 永安闽杉人造板有限公司 | 闽杉 | 福建省 | 永安市 | 燕东街道 | 含笑大道 819 号
100126 | 临沂沂蒙新木业有限公司 | 沂蒙木业 | 山东省 | 临沂市 | 兰山区 | 义堂镇新桥路 1 号
100131 | 成都蜀居家具集团有限公司 | 蜀居家具 | 四川省 | 成都市 | 新都区 | 龙桥镇工业大道 66 号
100149 | 合肥志家橱柜有限公司 | 志家 | 安徽省 | 合肥市 | 庐阳区 | 连水路 19 号
`
const ABROAD = [
  ['200015', 'Mekong Decor Panels JSC', 'Mekong Decor', 'Vietnam', 'Binh Duong', 'Tan Uyen', 'Thai Hoa Ward', 'Road DT747B 702'],
  ['200022', 'Malayan Decor Sdn. Bhd.', 'Malayan Decor', 'Malaysia', 'Johor', 'Muar', null, '18 Jalan Perindustrian 3'],
] as const

/** Name | business | contact | telephone | remark. */
const VENDORS = `
宝鸡秦印机械有限公司 | EQUIPMENT | 郑凯 | 0917-3360021 | 凹印机原厂，24 小时到场
中山松印机械有限公司 | EQUIPMENT | 麦志坚 | 0760-23380021 | 复卷机、分切机
常州新浸智能装备有限公司 | EQUIPMENT | 许立 | 0519-88600022 | 浸渍线、制胶釜
苏州福压机械有限公司 | EQUIPMENT | 谢军 | 0512-66510023 | 短周期压机、砂光机
上海恒气压缩机服务有限公司 | SERVICE | 何静 | 021-60750024 | 空压机年度保养
苏州汇控自动化有限公司 | SPARE_PART | 陶伟 | 0512-62850025 | 伺服驱动、变频器、视觉检测
佛山昌顺轴承传动有限公司 | SPARE_PART | 区永强 | 0757-86300026 | 轴承、同步带
中山紫荆彩油墨有限公司 | INK | 余晓玲 | 0760-85330027 | 水性油墨
衢州夏竹特种纸有限公司 | PAPER | 邵斌 | 0570-3860028 | 装饰原纸
运城精雕制版有限公司 | ROLLER | 郭亮 | 0359-2560029 | 版辊雕刻、镀铬、修版
`
/** Letters of a machine's number, and the vendor by its place above. */
const MAKERS: Readonly<Record<string, number>> = { AY: 1, FJ: 2, FQ: 2, JZ: 3, ZJ: 3, YJ: 4, SG: 4, KY: 5, JC: 6, JP: 6, BZ: 6, DD: 6 }
/** Machines that work as part of another one. */
const PARTS_OF: Readonly<Record<string, string>> = {
  'SZ-JC-01': 'SZ-AY-01',
  'SZ-JC-02': 'SZ-AY-03',
  'SZ-MC-01': 'SZ-QX-01',
  'FS-HS-01': 'FS-JZ-01',
  'FS-DD-01': 'FS-YJ-01',
}
const SORT_STEP = 10
/** Days that vendors take to deliver; some have not said. */
const LEAD_DAYS = [7, 21, null, 30] as const
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim() || null))

export function customerRows(): Row[] {
  const home = linesOf(CUSTOMERS).map(([sapCustNo, name, shortName, ...place]) => [sapCustNo, name, shortName, '中国', ...place])
  return [...home, ...ABROAD].map(([sapCustNo, name, shortName, country, province, city, district, street]) => {
    return { sapCustNo, name, shortName, country, province, city, district, street }
  })
}
export const vendorRows = (): Row[] =>
  linesOf(VENDORS).map(([name, businessType, contact, phone, remark], at) => {
    return { name, businessType, contact, phone, remark, leadDays: LEAD_DAYS[at % LEAD_DAYS.length], sortOrder: (at + 1) * SORT_STEP }
  })

/** Says who made a machine, whom to call, and what it works with. */
export function furnishMachines(machines: readonly Row[], vendors: readonly Row[]) {
  const ids = new Map(machines.map((machine) => [machine.number, machine.id]))
  for (const machine of machines) {
    const number = String(machine.number)
    const maker = vendors[(MAKERS[number.split('-')[1] ?? ''] ?? 0) - 1]
    machine.vendorId = maker?.id ?? null
    machine.maintTel = maker?.phone ?? null
    machine.linkedId = ids.get(PARTS_OF[number]) ?? null
  }
}
