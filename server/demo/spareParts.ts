import { maintenanceOrderPart, maintenancePlanPart } from '../domain/maintenance/index.ts'
import { sparePart } from '../domain/stock/index.ts'
import type { ResourceDef } from '../kernel/index.ts'
import { catalogueLines } from './partCatalogue.ts'
import type { Plant, Row } from './plants.ts'

/** Code | name | specification | unit | kept at least | price | letters of the machines it fits | vendor | what it is for. */
const PARTS = `
ZC-6312 | 深沟球轴承 | 6312-2RS/C3 | 个 | 4 | 186 | AY FJ | 佛山昌顺轴承传动有限公司 | 压印辊、导辊轴承座
ZC-22216 | 调心滚子轴承 | 22216 E/C3 | 个 | 2 | 742 | JZ YJ | 佛山昌顺轴承传动有限公司 | 涂布辊、主传动
ZC-UCP208 | 带座轴承 | UCP208 | 套 | 6 | 58 | FJ FQ JZ | 佛山昌顺轴承传动有限公司 | 输送辊
PD-8M1280 | 同步带 | HTD 8M-1280-30 | 条 | 6 | 145 | AY FQ | 佛山昌顺轴承传动有限公司 | 刮刀摆动、横向套准
PD-SPB2500 | 三角带 | SPB 2500 | 条 | 8 | 46 | FJ KY | 佛山昌顺轴承传动有限公司 | 主电机、风机
MF-TC60 | 骨架油封 | TC 60×85×10 NBR | 个 | 10 | 12.5 | AY JZ FJ | 佛山昌顺轴承传动有限公司 | 减速箱输出轴
MF-OR100 | O 形圈 | 100×5.3 FKM | 个 | 20 | 6.8 | YJ ZJ | 佛山昌顺轴承传动有限公司 | 油缸端盖
MF-YXD160 | 油缸密封件 | YXd 160 PU | 套 | 2 | 320 | YJ | 苏州福压机械有限公司 | 短周期压机主油缸
GD-020 | 刮刀片 | 0.20×40 mm，100 m/盘 | 盘 | 3 | 1280 | AY | 宝鸡秦印机械有限公司 | 凹印刮墨
GD-C15 | 陶瓷刮刀片 | 0.15×50 mm，50 m/盘 | 盘 | 1 | 2360 | AY | 宝鸡秦印机械有限公司 | 细网纹版
CG-TS300 | 张力传感器 | 300 N，1 mV/V | 个 | 2 | 1850 | AY FJ FQ | 苏州汇控自动化有限公司 | 放卷、收卷张力
CG-E18 | 光电开关 | E18，NPN，8 m | 个 | 6 | 168 | AY BZ DD | 苏州汇控自动化有限公司 | 套印、纸边检测
CG-M12 | 接近开关 | M12，PNP，4 mm | 个 | 10 | 62 | AY FJ FQ YJ | 苏州汇控自动化有限公司 | 限位、计数
CG-PT100 | 热电阻 | PT100，A 级，100 mm | 支 | 6 | 75 | JZ AY ZJ | 苏州汇控自动化有限公司 | 干燥箱、导热油温度
GL-HX160 | 液压滤芯 | HX-160×10 | 个 | 4 | 210 | YJ ZJ FJ | 苏州福压机械有限公司 | 液压站回油
GL-A37 | 空气滤芯 | 37 kW 空压机 | 个 | 2 | 260 | KY | 上海恒气压缩机服务有限公司 | 空压机进气
GL-O37 | 机油滤芯 | 37 kW 空压机 | 个 | 2 | 145 | KY | 上海恒气压缩机服务有限公司 | 空压机
GL-F7 | 袋式过滤器 | F7，592×592×600 | 个 | 6 | 98 | JZ AY | 上海恒气压缩机服务有限公司 | 热风、废气
YZ-NL2 | 锂基润滑脂 | 2 号，15 kg/桶 | kg | 30 | 18.5 | AY FJ FQ JZ YJ | 佛山昌顺轴承传动有限公司 | 轴承润滑
YZ-HM46 | 抗磨液压油 | L-HM 46 | L | 200 | 14.2 | YJ ZJ FJ | 苏州福压机械有限公司 | 液压站
`
/** What a turn of each kind of work takes, by the end of the plan's name: code and quantity. */
const NEEDS: Readonly<Record<string, readonly (readonly [code: string, quantity: number])[]>> = {
  月度润滑: [
    ['YZ-NL2', 0.75],
    ['MF-TC60', 1],
  ],
  双周张力校准: [['CG-M12', 1]],
  半年换油: [
    ['YZ-HM46', 62.5],
    ['GL-HX160', 2],
  ],
  年度精度检查: [
    ['ZC-6312', 2],
    ['PD-8M1280', 1],
  ],
}
const SORT_STEP = 10

interface Given {
  readonly vendors: readonly Row[]
  readonly plans: readonly Row[]
  readonly orders: readonly Row[]
  readonly stamps: Row
}

function partsOf(plant: Plant, firstId: number, { vendors, stamps }: Given): Row[] {
  const lines = [...PARTS.trim().split('\n'), ...catalogueLines()]
  return lines.map((line, at) => {
    const [code, name, spec, unit, least, price, letters = '', maker, usage] = line.split('|').map((part) => part.trim())
    const kinds = letters.split(' ')
    const fits = plant.machines.filter(({ number }) => kinds.includes(number.split('-')[1] ?? ''))
    const vendor = vendors.find((row) => row.name === maker)
    return {
      id: firstId + at,
      plantId: plant.id,
      ...{ code, name, spec, unit, usage, minQuantity: Number(least), unitPrice: Number(price), vendorId: vendor?.id ?? null },
      equipmentIds: fits.map(({ id }) => id),
      sortOrder: (at + 1) * SORT_STEP,
      status: 'ENABLED',
      ...stamps,
    }
  })
}

/** Spare parts of every plant, and what plans and their orders need of them. */
export function sparePartsOf(plants: readonly Plant[], given: Given): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const parts: Row[] = []
  for (const plant of plants) parts.push(...partsOf(plant, parts.length + 1, given))
  const needs = (plan: Row) => {
    const work = Object.keys(NEEDS).find((name) => String(plan.name).endsWith(name)) ?? ''
    return (NEEDS[work] ?? []).flatMap(([code, quantity]) => {
      const part = parts.find((row) => row.plantId === plan.plantId && row.code === code)
      return part ? [{ plantId: plan.plantId, partId: part.id, partName: part.name, quantity, ...given.stamps }] : []
    })
  }
  const planParts = given.plans.flatMap((plan) => needs(plan).map((need) => ({ ...need, planId: plan.id })))
  const orderParts = given.orders.flatMap((order) => {
    const made = { createdAt: order.createdAt, updatedAt: order.createdAt }
    return planParts
      .filter(({ planId }) => planId === order.planId)
      .map(({ planId: _planId, ...need }) => ({ ...need, ...made, orderId: order.id }))
  })
  const numbered = (rows: readonly Row[]) => rows.map((row, at) => ({ id: at + 1, ...row }))
  return [
    [sparePart, parts],
    [maintenancePlanPart, numbered(planParts)],
    [maintenanceOrderPart, numbered(orderParts)],
  ]
}
